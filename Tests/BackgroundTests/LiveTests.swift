import Controls
import Stage
import Testing
import World

@testable import Background

@Suite("14 Background on real threads", .timeLimit(.minutes(60)))
struct LiveTests {
  private let all = "641 words, 262 different: the 28, to 27, she 21"

  /// Wires a screen in a live world, taps, and returns the text of the result when nothing is under way, and the mistakes.
  private func result<Screen: BackgroundScreen>(
    _ way: Way<Screen>, on screen: Screen, after taps: (Screen) -> Void = { $0.count.tap() }
  ) async throws -> (text: String?, mistakes: [String]) {
    let live = LiveScreen(screen, way, in: LiveWorld())
    var mistakes: [String] = []
    live.world.onMistake = { mistakes.append($0) }
    World.$current.withValue(live.world) { taps(screen) }
    try await live.rest()
    return (screen.result.text, mistakes)
  }

  @Test func `words are counted on another thread, and the result is shown on the main queue`() async throws {
    for way in ToTheEnd.fourWays { #expect(try await result(way, on: BackgroundScreen()).text == all, "\(way.name)") }
    for way in BackgroundChapter.fourWays {
      #expect(try await result(way, on: CancellingScreen()).text == all, "\(way.name)")
    }
  }

  @Test("a new count ends the one before, whatever thread is how far, and a cancelled one shows no result")
  func again() async throws {
    for way in BackgroundChapter.fourWays {
      let counted = try await result(way, on: CancellingScreen()) { for _ in 1...20 { $0.count.tap() } }
      #expect(counted.text == all, "\(way.name)")
      let cancelled = try await result(way, on: CancellingScreen()) { screen in
        screen.count.tap()
        screen.cancel.tap()
      }
      #expect(cancelled.text == "Cancelled", "\(way.name)")
    }
  }

  // Not the Rx way: a state that arrives while the tap is still emitted is delivered by the thread that emits it.
  @Test func `a way that does not return is reported, and neither crashes nor changes the screen`() async throws {
    for way in ForgetfulWay.ways.prefix(3) {
      let result = try await result(way, on: BackgroundScreen())
      #expect(result.text == "Ready", "\(way.name)")
      #expect(result.mistakes.count == 20)
      #expect(result.mistakes.contains("Label.text was set off the main queue; it stays as it was"))
    }
  }

  @Test func `a control's binder returns to the main queue by itself`() async throws {
    let result = try await result(Way("bound", ForgetfulWay.Bound.self), on: BackgroundScreen())
    #expect(result.text == all)
    #expect(result.mistakes == [])
  }
}
