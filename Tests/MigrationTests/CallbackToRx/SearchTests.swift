import Testing
import World

@Suite("Callback to Rx: the same search at each step")
struct SearchTests {
  nonisolated enum Step: CaseIterable {
    case callbacks, single, chain, driver

    @MainActor var feature: any SearchFeature.Type {
      switch self {
      case .callbacks: SearchWithCallbacks.self
      case .single: SearchWithSingle.self
      case .chain: SearchWithChain.self
      case .driver: SearchWithDriver.self
      }
    }
  }

  nonisolated enum Action {
    case type(String)
    case wait(Duration)
  }

  nonisolated struct Script: CustomTestStringConvertible {
    let testDescription: String
    let actions: [Action]
    let lines: [String]
  }

  nonisolated static let scripts = [
    Script(testDescription: "nothing typed, nothing asked", actions: [.wait(.seconds(9))], lines: []),
    Script(
      testDescription: "one question after the last key",
      actions: [
        .type("A"), .wait(.milliseconds(200)), .type("Al"), .wait(.milliseconds(299)), .type("Ala"), .wait(.seconds(2)),
      ],
      lines: ["searching …", "Alan"]),
    Script(
      testDescription: "the answer to the question before does not show",
      actions: [.type("A"), .wait(.seconds(1)), .type("Ad"), .wait(.seconds(9))],
      lines: ["searching …", "searching …", "Ada"]),
    Script(
      testDescription: "an answer that arrives during typing is shown",
      actions: [.type("Gr"), .wait(.milliseconds(1200)), .type("Gx"), .wait(.milliseconds(200)), .wait(.seconds(2))],
      lines: ["searching …", "Grace", "searching …", "nobody"]),
    Script(
      testDescription: "a failure ends nothing",
      actions: [.type("?"), .wait(.seconds(4)), .type("Gr"), .wait(.seconds(2))],
      lines: ["searching …", "no answer", "searching …", "Grace"]),
  ]

  @Test("each step shows the same lines", arguments: Step.allCases, scripts)
  func lines(_ step: Step, _ script: Script) throws {
    let world = VirtualWorld()
    var shown: [String] = []
    try World.$current.withValue(world) {
      let feature = step.feature.init(Directory(world), world) { shown.append($0) }
      for action in script.actions {
        switch action {
        case .type(let text): feature.type(text)
        case .wait(let duration): try world.advance(by: duration)
        }
      }
    }
    #expect(shown == script.lines)
  }

  @Test("at each step, the pause and the request end with the screen", arguments: Step.allCases)
  func close(_ step: Step) throws {
    let world = VirtualWorld()
    var shown: [String] = []
    try World.$current.withValue(world) {
      var feature: (any SearchFeature)? = step.feature.init(Directory(world), world) { shown.append($0) }
      feature?.type("Al")
      try world.advance(by: .seconds(1))
      feature?.type("Ada")
      #expect(world.pendingCount == 2)
      feature = nil
      #expect(world.pendingCount == 0)
      try world.advance(by: .seconds(9))
    }
    #expect(shown == ["searching …"])
  }
}
