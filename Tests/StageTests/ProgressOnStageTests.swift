import Controls
import Testing

@testable import Stage

@Suite("Bars, indicators and text areas on stage")
struct ProgressOnStageTests {
  private let screen = WaitingScreen()

  @Test("scripts can expect the properties of each")
  func expectations() {
    screen.bar.progress = 0.25
    screen.wheel.startAnimating()
    screen.area.text = "Hello"
    let snapshot = screen.snapshot
    #expect(snapshot.answer(Expectation("bar", .progress(0.25))) == .matches)
    #expect(snapshot.answer(Expectation("bar", .progress(1))) == .differs(found: "progress 0.25"))
    #expect(snapshot.answer(Expectation("wheel", .on(true))) == .matches)
    #expect(snapshot.answer(Expectation("wheel", .on(false))) == .differs(found: "on"))
    #expect(snapshot.answer(Expectation("area", .text("Hello"))) == .matches)
    #expect(snapshot.answer(Expectation("bar", .on(true))) == .doesNotApply(.progressBar))
    #expect(snapshot.answer(Expectation("wheel", .enabled(true))) == .doesNotApply(.activityIndicator))
    #expect(snapshot.answer(Expectation("area", .color(.normal))) == .doesNotApply(.textArea))
  }

  @Test("a view that appears is news by its contents, not by its ordinary properties")
  func news() {
    screen.bar.isHidden = true
    let before = screen.snapshot
    screen.bar.isHidden = false
    screen.bar.progress = 0.5
    screen.wheel.startAnimating()
    #expect(
      screen.snapshot.news(since: before) == ["bar progress 0.5", "bar visible", "wheel on", "wheel visible"])
  }

  @Test("a bar is drawn twenty columns long, and nothing of what is hidden")
  func bar() {
    screen.bar.progress = 0.5
    #expect(drawing.contains("│ ━━━━━━━━━━╌╌╌╌╌╌╌╌╌╌ "))
    #expect(!drawing.contains("◌"))
    screen.wheel.startAnimating()
    #expect(drawing.contains("│ ━━━━━━━━━━╌╌╌╌╌╌╌╌╌╌ ◌ "))
  }

  @Test("a text area is wrapped between words, keeps its lines, and ends after the tenth")
  func area() {
    screen.area.text = "one two three four five six seven eight nine\n\nten"
    #expect(drawing.contains("│ one two three four five six seven "))
    #expect(drawing.contains("│ eight nine "))
    #expect(drawing.contains("│ ten "))
    screen.area.text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    #expect(drawing.contains("│ line 9 "))
    #expect(drawing.contains("│ … "))
    #expect(!drawing.contains("line 10"))
  }

  @Test("control characters of a page are escaped")
  func escapes() {
    screen.area.text = "\u{1B}[31mred"
    #expect(drawing.contains("\\u{1B}[31mred"))
  }

  private var drawing: String { PaneDrawing().draw(["waiting"], [screen.snapshot]) }
}

private final class WaitingScreen: Screen {
  let bar = ProgressBar("bar")
  let wheel = ActivityIndicator("wheel")
  let area = TextArea("area")

  override var rows: [[View]] { [[bar, wheel], [area]] }
}
