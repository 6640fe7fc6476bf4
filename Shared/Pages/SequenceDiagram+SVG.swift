import Diagrams
import Terminal

extension Markup {
  /// A sequence diagram as a picture.
  ///
  /// - Parameter number: another one for each picture of a page.
  static func svg(_ diagram: SequenceDiagram, after input: String, number: Int) -> Markup {
    let layout = SequenceLayout(diagram, centersNames: true)
    let drawing = SequenceDrawing(diagram, layout)
    return svg(
      title: "\(diagram.title): \(input)", description: diagram.sentences, number: number, width: drawing.width,
      height: drawing.height, drawing.content)
  }
}

/// The parts of a sequence diagram in units of a picture.
private struct SequenceDrawing {
  let width: Int
  let height: Int
  private(set) var content = Markup()

  private let columns: [Int]

  // A column of the text, and a row of it.
  private static let unit = 8
  private static let pitch = 30
  private static let head = 54

  init(_ diagram: SequenceDiagram, _ layout: SequenceLayout) {
    // Half of a name's box stands to the left of its lifeline.
    let names = diagram.participants.map { $0.displayWidth * Self.unit + 16 }
    let left = max((names.first ?? 0) / 2 + 2, 12)
    columns = layout.columns.map { left + $0 * Self.unit }
    let boxes = zip(columns, names).map { $0 + $1 / 2 }.max() ?? 0
    width = max(boxes, left + layout.width * Self.unit) + 8
    height = Self.head + layout.rows.count * Self.pitch + 16
    content += .element("text", ["class": "way-name", "x": "2", "y": "16"], text: diagram.title)
    for (x, (name, width)) in zip(columns, zip(diagram.participants, names)) { participant(name, x, width) }
    for (index, row) in layout.rows.enumerated() { draw(row, y: Self.head + 20 + index * Self.pitch) }
  }

  private mutating func participant(_ name: String, _ x: Int, _ width: Int) {
    content += .line("lifeline", x, Self.head, x, height)
    content += .element(
      "rect",
      [
        "class": "participant", "x": "\(x - width / 2)", "y": "26", "width": "\(width)", "height": "24", "rx": "5",
      ])
    content += .element("text", ["class": "name", "x": "\(x)", "y": "43"], text: name) + .newline
  }

  private mutating func draw(_ row: SequenceLayout.Row, y: Int) {
    switch row {
    case .message(let from, let to, let text) where from == to:
      let x = columns[from]
      content += .element("path", ["class": "message", "d": "M\(x) \(y - 8)h16v12h-10"]) + head(x + 2, y + 4, -1)
      label(text, x + 24, y + 2, "start")
    case .message(let from, let to, let text):
      let sign = from < to ? 1 : -1
      content += .line("message", columns[from], y, columns[to] - sign * 8, y) + head(columns[to], y, sign)
      label(text, (columns[from] + columns[to]) / 2, y - 6, "middle")
    case .event(let at, let from, let text):
      if let from {
        content += .line("next", columns[from], y, columns[at], y)
        label(text, (columns[from] + columns[at]) / 2, y - 6, "middle")
      } else {
        label(text, columns[at] + 12, y + 4, "start")
      }
      content += .element("circle", ["class": "event", "cx": "\(columns[at])", "cy": "\(y)", "r": "5"]) + .newline
    case .transfer(let from, let to):
      content += .line("next", columns[from], y, columns[to], y) + .newline
    }
  }

  private func head(_ x: Int, _ y: Int, _ sign: Int) -> Markup {
    .element("path", ["class": "head", "d": "M\(x) \(y)l\(-9 * sign) -5v10z"]) + .newline
  }

  private mutating func label(_ text: String, _ x: Int, _ y: Int, _ anchor: String) {
    guard !text.isEmpty else { return }
    content += .element("text", ["class": "label", "x": "\(x)", "y": "\(y)", "text-anchor": anchor], text: text)
  }
}

extension SequenceDiagram {
  /// The steps for those who hear a picture.
  fileprivate var sentences: String {
    let sentences = steps.map { step in
      switch step {
      case .message(let from, let to, let label): "\(participants[from]) to \(participants[to]): \(label)."
      case .event(let at, let label): label.isEmpty ? "\(participants[at])." : "\(participants[at]): \(label)."
      }
    }
    return sentences.isEmpty ? "Nothing happens." : sentences.joined(separator: " ")
  }
}
