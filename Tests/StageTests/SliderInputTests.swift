import Controls
import Testing
import World

@testable import Stage

@Suite("Sliders on stage")
struct SliderInputTests {
  @Test(
    "a slide is written as it is read",
    arguments: [
      ("slide volume 3", 3), ("slide volume -2.5", -2.5), ("slide volume 0.1", 0.1), ("slide volume 1e-05", 1e-5),
      ("slide volume 3.4028235e+38", .greatestFiniteMagnitude),
    ] as [(String, Float)])
  func written(_ line: String, _ value: Float) throws {
    #expect(try Script(parsing: line, name: "t").lines.map(\.command) == [.input(.slide("volume", to: value))])
    #expect("\(Input.slide("volume", to: value))" == line)
    #expect(Input.slide("volume", to: value).control == "volume")
  }

  @Test(
    "a word that is no number is refused",
    arguments: ["x", "nan", "inf", "-inf", "0x1", "--1", "+1", ".5", "1e99", "1,5", "\"1\""])
  func noNumber(_ word: String) {
    #expect {
      try Script(parsing: "slide volume \(word)", name: "t")
    } throws: { error in
      "\(error)".hasSuffix("expected a number such as 3 or -2.5: write slide ID NUMBER")
    }
  }

  @Test("dragging moves the thumb as far as it goes, and scripts can expect its value")
  func slides() throws {
    let pane = try Pane(Mixer.self, Mixer.way(.callback))
    try pane.perform(.slide("volume", to: 0.25))
    #expect(pane.snapshot.answer(Expectation("volume", .value(0.25))) == .matches)
    #expect(pane.snapshot.answer(Expectation("volume", .value(1))) == .differs(found: "value 0.25"))
    #expect(pane.snapshot.answer(Expectation("mute", .value(1))) == .doesNotApply(.button))
    #expect(pane.snapshot.answer(Expectation("volume", .text(""))) == .doesNotApply(.slider))
    #expect(pane.frames.map { $0.changes.map(\.description) } == [["volume.value = 0.25"]])
    try pane.perform(.slide("volume", to: 9))
    #expect(pane.snapshot["volume"]?.thumb?.value == 1)
  }

  @Test("only a slider slides")
  func refused() throws {
    let pane = try Pane(Mixer.self, Mixer.way(.callback))
    let button = PaneError.wrongKind(identifier: "mute", is: .button, needs: "a slider")
    #expect(throws: button) { try pane.validate(.slide("mute", to: 1)) }
    #expect(throws: button) { try pane.perform(.slide("mute", to: 1)) }
    let slider = PaneError.wrongKind(identifier: "volume", is: .slider, needs: "a button")
    #expect(throws: slider) { try pane.perform(.tap("volume")) }
  }

  @Test(
    "a slider is drawn as a track with its thumb, and its value",
    arguments: [(0, "●──────── 0"), (0.5, "────●──── 0.5"), (0.99, "────────● 0.99"), (1, "────────● 1")]
      as [(Float, String)])
  func drawn(_ value: Float, _ text: String) {
    let screen = MixerScreen()
    screen.volume.value = value
    #expect(PaneDrawing().draw(["mixer"], [screen.snapshot]).contains("│ \(text) "))
  }

  @Test("a new value is news")
  func news() {
    let screen = MixerScreen()
    let before = screen.snapshot
    screen.volume.value = 0.5
    #expect(screen.snapshot.news(since: before) == ["volume value 0.5"])
  }
}

private final class MixerScreen: Screen {
  let volume = Slider("volume")
  let mute = Button("mute", title: "Mute")

  override var rows: [[View]] { [[volume], [mute]] }
}

private final class Unwired: Wiring {
  init(_ screen: MixerScreen, _ world: World) {}
}

private enum Mixer: TestStep {
  typealias Callback = Unwired
  typealias Delegate = Unwired
  typealias Observer = Unwired
  typealias Rx = Unwired

  static let title = "a slider"

  static func makeScreen() -> MixerScreen { MixerScreen() }
}
