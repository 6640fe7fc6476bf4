import Testing
import World

@Suite("Callback to Rx, and to today: the same search at each step")
struct SearchTests {
  nonisolated private static let steps: [Step<any SearchFeature.Type>] = [
    Step(SearchWithCallbacks.self), Step(SearchWithSingle.self), Step(SearchWithChain.self),
    Step(SearchWithDriver.self), Step(SearchAwaited.self), Step(SearchSlept.self), Step(SearchObserved.self),
  ]

  nonisolated enum Action {
    case type(String)
    case wait(Int)
  }

  /// What is typed, and how many milliseconds pass.
  nonisolated private static let scripts: [Script<Action>] = [
    Script("nothing typed, nothing asked", [.wait(9000)], shows: []),
    Script(
      "one question after the last key",
      [.type("A"), .wait(200), .type("Al"), .wait(299), .type("Ala"), .wait(2000)], shows: ["searching …", "Alan"]),
    Script(
      "the answer to the question before does not show", [.type("A"), .wait(1000), .type("Ad"), .wait(9000)],
      shows: ["searching …", "searching …", "Ada"]),
    Script(
      "an answer that arrives during typing is shown", [.type("Gr"), .wait(1200), .type("Gx"), .wait(2200)],
      shows: ["searching …", "Grace", "searching …", "nobody"]),
    Script(
      "a failure ends nothing", [.type("?"), .wait(4000), .type("Gr"), .wait(2000)],
      shows: ["searching …", "no answer", "searching …", "Grace"]),
  ]

  @Test(arguments: steps, scripts)
  func `each step shows the same lines`(_ step: Step<any SearchFeature.Type>, _ script: Script<Action>) throws {
    #expect(try lines(of: step, script.actions) == script.lines)
  }

  @Test("an answer that arrives when the pause ends never shows after the next question", arguments: steps)
  func tie(_ step: Step<any SearchFeature.Type>) throws {
    // Not one of the scripts: the steps differ in whether the answer shows before the question.
    let shown = try lines(of: step, [.type("Gr"), .wait(1000), .type("Gx"), .wait(2000)])
    #expect(shown.suffix(2) == ["searching …", "nobody"])
  }

  @Test(arguments: steps)
  func `at each step, the pause and the request end with the screen`(_ step: Step<any SearchFeature.Type>) throws {
    let world = VirtualWorld()
    var shown: [String] = []
    try world.perform {
      var feature: (any SearchFeature)? = step.feature.init(Directory(world), world) { shown.append($0) }
      feature?.type("Al")
      try world.advance(by: .seconds(1))
      feature?.type("Ada")
      #expect(world.pendingCount == 2)
      feature = nil
      try world.settle()
      #expect(world.pendingCount == 0)
      try world.advance(by: .seconds(9))
    }
    #expect(shown == ["searching …"])
  }

  /// Returns the lines that a step shows for `actions`.
  private func lines(of step: Step<any SearchFeature.Type>, _ actions: [Action]) throws -> [String] {
    let world = VirtualWorld()
    var shown: [String] = []
    try world.perform {
      let feature = step.feature.init(Directory(world), world) { shown.append($0) }
      for action in actions {
        switch action {
        case .type(let text): feature.type(text)
        case .wait(let milliseconds): try world.advance(by: .milliseconds(milliseconds))
        }
      }
    }
    return shown
  }
}
