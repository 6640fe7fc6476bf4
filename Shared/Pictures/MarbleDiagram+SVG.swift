import Diagrams
import Terminal

extension Markup {
  /// A marble diagram as a picture: a time line for each source, the call in a box, and the time line of the result.
  ///
  /// - Parameter number: another one for each picture of a page; `nil` for a picture that stands alone.
  package static func svg(_ diagram: MarbleDiagram, number: Int?) -> Markup {
    let drawing = MarbleDrawing(diagram)
    return svg(
      title: "What \(diagram.result.label) does", description: diagram.sentences, number: number, width: drawing.width,
      height: drawing.height, drawing.content)
  }
}

/// The parts of a marble diagram in units of a picture.
private struct MarbleDrawing {
  let width: Int
  private(set) var height = 8
  private(set) var content = Markup()

  /// The position where each step begins, and the end of the last one: as wide as the events of all lines need.
  private let steps: [Int]

  private static let pitch = 46

  init(_ diagram: MarbleDiagram) {
    let lines = diagram.sources + [diagram.result]
    let label = diagram.sources.map { $0.label.displayWidth * 8 + 20 }.max() ?? 12
    let count = lines.map(\.steps.count).max() ?? 0
    steps = (0..<count).reduce(into: [label]) { ends, step in
      let widths = lines.map { $0.steps.dropFirst(step).first?.reduce(0) { $0 + $1.width } ?? 0 }
      ends.append((ends.last ?? 0) + max(32, (widths.max() ?? 0) + 8))
    }
    width = max((steps.last ?? 0) + 28, diagram.result.label.displayWidth * 8 + 32)
    for source in diagram.sources { draw(source, "source", source.label) }
    operation(diagram.result.label)
    draw(diagram.result, "result", "")
    height += 4
  }

  private mutating func operation(_ call: String) {
    content += .element(
      "rect", ["class": "operator", "x": "2", "y": "\(height)", "width": "\(width - 4)", "height": "34", "rx": "6"])
    content += .element("text", ["class": "call", "x": "\(width / 2)", "y": "\(height + 22)"], text: call) + .newline
    height += 42
  }

  private mutating func draw(_ line: MarbleDiagram.Line, _ style: String, _ label: String) {
    let y = height + Self.pitch / 2
    let start = steps[0]
    content += .element("text", ["class": "name", "x": "4", "y": "\(y + 5)"], text: label)
    // A stream that does not end goes on to the right.
    let ends = line.steps.joined().contains { $0 == .completed || $0 == .error }
    let end = ends ? steps[line.steps.count] : width - 14
    content += .line("time", start, y, end, y)
    if !ends { content += .element("path", ["class": "head", "d": "M\(width - 6) \(y)l-9 -5v10z"]) }
    for (index, events) in line.steps.enumerated() { draw(events, style, steps[index], steps[index + 1], y) }
    content += .newline
    height += Self.pitch
  }

  private mutating func draw(_ events: [MarbleDiagram.Event], _ style: String, _ from: Int, _ to: Int, _ y: Int) {
    let width = events.reduce(0) { $0 + $1.width }
    var x = (from + to - width) / 2
    if events.count > 1 {
      content += .element(
        "rect",
        ["class": "moment", "x": "\(x - 3)", "y": "\(y - 19)", "width": "\(width + 6)", "height": "38", "rx": "19"])
    }
    for event in events {
      draw(event, style, x + event.width / 2, y)
      x += event.width
    }
  }

  private mutating func draw(_ event: MarbleDiagram.Event, _ style: String, _ x: Int, _ y: Int) {
    switch event {
    case .element(let text):
      let width = event.width - 4
      content += .element(
        "rect",
        [
          "class": style, "x": "\(x - width / 2)", "y": "\(y - 15)", "width": "\(width)", "height": "30", "rx": "15",
        ])
      content += .element("text", ["class": "marble", "x": "\(x)", "y": "\(y + 5)"], text: text)
    case .completed: content += .line("end", x, y - 14, x, y + 14)
    case .error: content += .element("path", ["class": "end", "d": "M\(x - 10) \(y - 10)l20 20m0 -20l-20 20"])
    }
  }
}

extension MarbleDiagram.Event {
  fileprivate var width: Int {
    switch self {
    case .element(let text): max(30, text.displayWidth * 8 + 16) + 4
    case .completed, .error: 24
    }
  }
}

extension MarbleDiagram {
  fileprivate var sentences: String {
    (sources + [result]).map { line in
      let events = line.steps.enumerated().filter { !$0.element.isEmpty }.map { step, events in
        "\(events.map(\.word).joined(separator: ", ")) at \(step)"
      }
      return "\(line.label): \(events.isEmpty ? "nothing" : events.joined(separator: "; "))."
    }.joined(separator: " ")
  }
}

extension MarbleDiagram.Event {
  fileprivate var word: String {
    switch self {
    case .element(let text): text
    case .completed: "the end"
    case .error: "an error"
    }
  }
}
