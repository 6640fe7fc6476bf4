import Controls
import Models
import Stage
import Testing
import World

@testable import Background

@Suite("14 Background on real threads", .timeLimit(.minutes(15)))
struct LiveTests {
  /// Wires a screen in a live world, taps, and lets the world run until nothing is under way.
  private func result<Controller: Wiring>(
    _: Controller.Type, on screen: Controller.Screen, after taps: (Controller.Screen) -> Void
  ) async throws -> Result where Controller.Screen: BackgroundScreen {
    let world = LiveWorld()
    var mistakes: [String] = []
    world.onMistake = { mistakes.append($0) }
    let controller = World.$current.withValue(world) {
      let controller = Controller(screen, world)
      taps(screen)
      return controller
    }
    try await world.runUntilIdle(atMost: .seconds(120))
    withExtendedLifetime(controller) {}
    return Result(text: screen.result.text, mistakes: mistakes)
  }

  private struct Result {
    let text: String?
    let mistakes: [String]
  }

  private func results(after taps: (CancellingScreen) -> Void) async throws -> [String?] {
    [
      try await result(CallbackWay.Cancelling.Controller.self, on: CancellingScreen(), after: taps).text,
      try await result(DelegateWay.Cancelling.Controller.self, on: CancellingScreen(), after: taps).text,
      try await result(ObserverWay.Cancelling.Controller.self, on: CancellingScreen(), after: taps).text,
      try await result(RxWay.Cancelling.Controller.self, on: CancellingScreen(), after: taps).text,
    ]
  }

  private let all = "641 words, 262 different: the 28, to 27, she 21"

  @Test("counted on another thread, shown on the main queue")
  func counted() async throws {
    #expect(try await results { $0.count.tap() } == [all, all, all, all])
  }

  @Test("a new count ends the one before, whatever thread is how far")
  func again() async throws {
    let results = try await results { screen in
      for _ in 1...20 { screen.count.tap() }
    }
    #expect(results == [all, all, all, all])
  }

  @Test("what is cancelled is not heard of any more, whatever is on its way")
  func cancelled() async throws {
    let results = try await results { screen in
      screen.count.tap()
      screen.cancel.tap()
    }
    #expect(results == ["Cancelled", "Cancelled", "Cancelled", "Cancelled"])
  }

  @Test("without a way out as well")
  func toTheEnd() async throws {
    let results = [
      try await result(CallbackWay.Controller.self, on: BackgroundScreen()) { $0.count.tap() }.text,
      try await result(DelegateWay.Controller.self, on: BackgroundScreen()) { $0.count.tap() }.text,
      try await result(ObserverWay.Controller.self, on: BackgroundScreen()) { $0.count.tap() }.text,
      try await result(RxWay.Controller.self, on: BackgroundScreen()) { $0.count.tap() }.text,
    ]
    #expect(results == [all, all, all, all])
  }

  // Not the Rx way: what arrives while the tap is still being handed on is delivered by whoever does that.
  @Test("who forgets to go back is reported, and neither crashes nor changes the screen")
  func forgetful() async throws {
    let results = [
      try await result(ForgetfulWay.Callback.self, on: BackgroundScreen()) { $0.count.tap() },
      try await result(ForgetfulWay.Delegate.self, on: BackgroundScreen()) { $0.count.tap() },
      try await result(ForgetfulWay.Observer.self, on: BackgroundScreen()) { $0.count.tap() },
    ]
    for result in results {
      #expect(result.text == "Ready")
      #expect(result.mistakes.count == 20)
      #expect(result.mistakes.contains("Label.text was set off the main queue; it stays as it was"))
    }
  }

  @Test("a control's binder goes back by itself")
  func bound() async throws {
    let result = try await result(ForgetfulWay.Bound.self, on: BackgroundScreen()) { $0.count.tap() }
    #expect(result.text == all)
    #expect(result.mistakes == [])
  }
}
