import Controls
import KeyValueObserving
import Testing

@Suite("Bars, indicators and text areas")
struct ProgressTests {
  private let screen = WaitingScreen()

  @Test func `a bar is empty at first, clamps to its ends, and ignores NaN`() {
    #expect(screen.bar.appearance.kind == .progressBar)
    #expect(screen.bar.appearance.progress == 0)
    screen.bar.progress = 0.1
    #expect(screen.bar.appearance.progress == 0.1)
    screen.bar.progress = 7
    #expect(screen.bar.progress == 1)
    screen.bar.progress = -1
    #expect(screen.bar.progress == 0)
    screen.bar.progress = .nan
    #expect(screen.bar.progress == 0)
  }

  @Test func `an indicator hides while it rests, unless hidesWhenStopped is false`() {
    #expect(screen.wheel.appearance.kind == .activityIndicator)
    #expect(screen.wheel.isHidden && screen.wheel.appearance.isAnimating == false)
    screen.wheel.startAnimating()
    #expect(!screen.wheel.isHidden && screen.wheel.appearance.isAnimating == true)
    screen.wheel.stopAnimating()
    #expect(screen.wheel.isHidden && !screen.wheel.isAnimating)
    screen.wheel.hidesWhenStopped = false
    #expect(!screen.wheel.isHidden)
    screen.wheel.startAnimating()
    screen.wheel.stopAnimating()
    #expect(!screen.wheel.isHidden)
  }

  @Test func `an area shows its text; no text looks like empty text`() {
    #expect(screen.area.appearance.kind == .textArea)
    #expect(screen.area.appearance.text == "")
    screen.area.text = "one\ntwo"
    #expect(screen.area.appearance.text == "one\ntwo")
    screen.area.text = nil
    #expect(screen.area.appearance.text == "")
  }

  @Test func `every setting is recorded and observed`() {
    var changes: [String] = []
    screen.onChange = { changes.append($0.description) }
    screen.bar.progress = 0.1
    screen.wheel.startAnimating()
    screen.area.text = "a"
    screen.wheel.stopAnimating()
    #expect(
      changes == [
        "bar.progress = 0.1", "wheel.isHidden = false", "wheel.isAnimating = true", "area.text = \"a\"",
        "wheel.isAnimating = false", "wheel.isHidden = true",
      ])
    var seen: [Float] = []
    let observation = screen.bar.observe(\.progress) { bar, _ in seen.append(bar.progress) }
    screen.bar.progress = 0.5
    withExtendedLifetime(observation) { #expect(seen == [0.5]) }
  }
}

private final class WaitingScreen: Screen {
  let bar = ProgressBar("bar")
  let wheel = ActivityIndicator("wheel")
  let area = TextArea("area")

  override var rows: [[View]] { [[bar, wheel], [area]] }
}
