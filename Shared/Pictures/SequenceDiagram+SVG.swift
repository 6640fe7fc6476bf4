import Diagrams
import Terminal

extension Markup {
  /// A sequence diagram as a picture.
  ///
  /// - Parameter number: another one for each picture of a page; `nil` for a picture that stands alone.
  package static func svg(_ diagram: SequenceDiagram, after input: String, number: Int?) -> Markup {
    let drawing = SequenceDrawing(diagram.fitted(toColumns: 120, for: .picture))
    return svg(
      title: "\(diagram.title): \(input)", description: diagram.sentences, number: number, width: drawing.width,
      height: drawing.height, drawing.content)
  }
}

extension Markup {
  /// The sequence diagrams of a sheet below each other, as a picture that stands alone.
  package static func svg(_ sheet: SequenceSheet) -> Markup {
    var (content, width, height) = (Markup(), 0, 0)
    for way in sheet.ways {
      let drawing = SequenceDrawing(way.fitted(toColumns: 120, for: .picture))
      content +=
        .element("g", ["class": "sequences", "transform": "translate(0 \(height))"], drawing.content) + .newline
      (width, height) = (max(width, drawing.width), height + drawing.height)
    }
    let description = sheet.ways.map { "\($0.title): \($0.sentences)" }.joined(separator: " ")
    return svg(
      title: sheet.input, description: description, number: nil, width: width, height: height, content)
  }
}

/// The parts of a sequence diagram in units of a picture.
private struct SequenceDrawing {
  let width: Int
  let height: Int
  private(set) var content = Markup()

  private let diagram: SequenceDiagram
  private let layout: SequenceLayout
  private let columns: [Int]

  // A column of the text, and a row of it.
  private static let unit = 8
  private static let pitch = 30
  private static let head = 54
  private static let margin = 12

  init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    layout = SequenceLayout(diagram, for: .picture)
    columns = layout.columns.map { Self.margin + $0 * Self.unit }
    width = max(layout.width * Self.unit + 2 * Self.margin, diagram.title.displayWidth * 9 + 8)
    height = Self.head + diagram.steps.count * Self.pitch + 16
    content += .element("text", ["class": "way-name", "x": "2", "y": "16"], text: diagram.title)
    for (x, name) in zip(columns, diagram.participants) { draw(name, x) }
    for activation in diagram.activations { draw(activation) }
    for (row, step) in diagram.steps.enumerated() { draw(step, row) }
  }

  private mutating func draw(_ name: String, _ x: Int) {
    let width = name.displayWidth * Self.unit + 16
    content += .line("lifeline", x, Self.head, x, height)
    content += .rectangle("participant", x - width / 2, 26, width, 24, radius: 5)
    content += .element("text", ["class": "name", "x": "\(x)", "y": "43"], text: name) + .newline
  }

  private mutating func draw(_ activation: SequenceDiagram.Activation) {
    let (first, last) = (y(activation.steps.lowerBound), y(activation.steps.upperBound))
    let x = columns[activation.participant] + 4 * activation.depth
    content += .rectangle("bar", x - 5, first - 5, 10, last - first + 17) + .newline
  }

  private mutating func draw(_ step: SequenceDiagram.Step, _ row: Int) {
    let y = y(row)
    let sign = step.from < step.to ? 1 : -1
    let style = step.kind == .answer ? "answer" : "call-line"
    if step.kind == .event {
      let x = edge(step.to, row, 0)
      content += .element("circle", ["class": "event", "cx": "\(x)", "cy": "\(y)", "r": "5"])
      label(step.label, x + 12, y + 4, "start")
    } else if step.from == step.to {
      let x = edge(step.to, row, 1)
      content += .element("path", ["class": style, "d": "M\(x) \(y - 8)h16v12H\(x + 8)"]) + head(step, x, y + 4, -1)
      label(step.label, x + 24, y + 2, "start")
    } else {
      let end = edge(step.to, row, -sign)
      content += .line(style, edge(step.from, row, sign), y, end - sign * 8, y) + head(step, end, y, sign)
      let middle = layout.gap(of: step).map { (columns[$0] + columns[$0 + 1]) / 2 }
      label(step.label, middle ?? end, y - 8, "middle")
    }
    content += .newline
  }

  private func y(_ row: Int) -> Int { Self.head + 20 + row * Self.pitch }

  /// The middle of a lifeline or of its innermost bar, or the bar's left (-1) or right (1) edge.
  private func edge(_ index: Int, _ row: Int, _ side: Int) -> Int {
    let bars = diagram.activations.filter { $0.participant == index && $0.steps.contains(row) }
    return columns[index] + (bars.map(\.depth).max().map { 4 * $0 + 5 * side } ?? 0)
  }

  private func head(_ step: SequenceDiagram.Step, _ x: Int, _ y: Int, _ sign: Int) -> Markup {
    step.kind == .answer
      ? .element("path", ["class": "open-head", "d": "M\(x - 9 * sign) \(y - 5)L\(x) \(y)l\(-9 * sign) 5"])
      : .element("path", ["class": "head", "d": "M\(x) \(y)l\(-9 * sign) -5v10z"])
  }

  private mutating func label(_ text: String, _ x: Int, _ y: Int, _ anchor: String) {
    guard !text.isEmpty else { return }
    content += .element("text", ["class": "label", "x": "\(x)", "y": "\(y)", "text-anchor": anchor], text: text)
  }
}

extension Markup {
  fileprivate static func rectangle(
    _ style: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int? = nil
  ) -> Markup {
    element(
      "rect",
      [
        "class": style, "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)",
        "rx": radius.map { "\($0)" },
      ])
  }
}

extension SequenceDiagram {
  fileprivate var sentences: String {
    let sentences = steps.map { step in
      let (from, to) = (participants[step.from], participants[step.to])
      let words =
        switch step.kind {
        case .call: "\(from) calls \(to)"
        case .answer: "\(from) answers \(to)"
        case .event: to
        }
      return step.label.isEmpty ? "\(words)." : "\(words): \(step.label)."
    }
    return sentences.isEmpty ? "Nothing happens." : sentences.joined(separator: " ")
  }
}
