import Controls

/// A small screen that these tests drive: a count from 0 to 3, a field with a greeting, a question that comes late.
final class DeskScreen: Screen {
  let count = Label("count")
  let down = Button("down", title: "−")
  let up = Button("up", title: "+")
  let name = TextField("name", placeholder: "Your name")
  let greeting = Label("greeting")
  let ask = Button("ask", title: "Ask")

  /// Where the count begins.
  var start = 0

  override var rows: [[View]] { [[count], [down, up], [name], [greeting], [ask]] }
}

/// The business rules of a desk.
enum DeskRules {
  static let top = 3
  static let delay = Duration.milliseconds(300)
  static let longestName = 5

  static func count(_ count: Int, movedBy step: Int) -> Int { min(max(count + step, 0), top) }

  static func greeting(_ name: String) -> (text: String, color: TextColor) {
    if name.isEmpty { return ("", .normal) }
    return name.count > longestName ? ("too long", .error) : ("Hello, \(name)!", .normal)
  }
}
