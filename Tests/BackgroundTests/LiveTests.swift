import Controls
import Models
import Stage
import Testing
import World

@testable import Background

@Suite("14 Background on real threads", .timeLimit(.minutes(5)))
struct LiveTests {
  /// Wires a screen in a live world, taps, and lets the world run until nothing is under way.
  private func screen<Controller: Wiring<BackgroundScreen>>(
    after taps: (BackgroundScreen) -> Void, _: Controller.Type
  ) async throws -> (BackgroundScreen, mistakes: [String]) {
    let (world, screen) = (LiveWorld(), BackgroundScreen())
    var mistakes: [String] = []
    world.onMistake = { mistakes.append($0) }
    let controller = World.$current.withValue(world) {
      let controller = Controller(screen, world)
      taps(screen)
      return controller
    }
    try await world.runUntilIdle(atMost: .seconds(120))
    withExtendedLifetime(controller) {}
    return (screen, mistakes)
  }

  private func results(after taps: (BackgroundScreen) -> Void) async throws -> [String?] {
    [
      try await screen(after: taps, CallbackWay.Controller.self).0.result.text,
      try await screen(after: taps, DelegateWay.Controller.self).0.result.text,
      try await screen(after: taps, ObserverWay.Controller.self).0.result.text,
      try await screen(after: taps, RxWay.Controller.self).0.result.text,
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

  @Test("who forgets to go back is reported, and neither crashes nor changes the screen")
  func forgetful() async throws {
    let callback = try await screen(after: { $0.count.tap() }, ForgetfulWay.Callback.self)
    let delegate = try await screen(after: { $0.count.tap() }, ForgetfulWay.Delegate.self)
    let rx = try await screen(after: { $0.count.tap() }, ForgetfulWay.Rx.self)
    for (screen, mistakes) in [callback, delegate, rx] {
      #expect(screen.result.text == "Ready")
      #expect(mistakes.count == 20)
      #expect(mistakes.contains("Label.text was set off the main queue; it stays as it was"))
    }
  }

  @Test("a control's binder goes back by itself")
  func bound() async throws {
    let (screen, mistakes) = try await screen(after: { $0.count.tap() }, ForgetfulWay.Bound.self)
    #expect(screen.result.text == all)
    #expect(mistakes == [])
  }
}
