import Testing
import World

@Suite("Delegate to Rx: the same position at each step")
struct PositionTests {
  nonisolated enum Step: CaseIterable {
    case delegate, listener, proxy, driver

    @MainActor var feature: any PositionFeature.Type {
      switch self {
      case .delegate: PositionWithDelegate.self
      case .listener: PositionWithListener.self
      case .proxy: PositionWithProxy.self
      case .driver: PositionWithDriver.self
      }
    }
  }

  nonisolated enum Action {
    case move(Int)
    case lose
  }

  nonisolated struct Script: CustomTestStringConvertible {
    let testDescription: String
    let actions: [Action]
    let lines: [String]
  }

  nonisolated static let scripts = [
    Script(testDescription: "nowhere yet", actions: [], lines: []),
    Script(testDescription: "two positions", actions: [.move(120), .move(135)], lines: ["at 120 m", "at 135 m"]),
    Script(
      testDescription: "no signal, and then one again", actions: [.move(120), .lose, .lose, .move(180)],
      lines: ["at 120 m", "no position: no signal", "no position: no signal", "at 180 m"]),
  ]

  @Test("each step shows the same lines", arguments: Step.allCases, scripts)
  func lines(_ step: Step, _ script: Script) {
    World.$current.withValue(VirtualWorld()) {
      let receiver = Receiver()
      var shown: [String] = []
      let feature = step.feature.init(receiver) { shown.append($0) }
      for action in script.actions {
        switch action {
        case .move(let metres): receiver.move(to: metres)
        case .lose: receiver.lose()
        }
      }
      withExtendedLifetime(feature) { #expect(shown == script.lines) }
    }
  }

  @Test("at each step the receiver is on as long as the feature lives, and no longer", arguments: Step.allCases)
  func receiverIsOn(_ step: Step) {
    World.$current.withValue(VirtualWorld()) {
      let receiver = Receiver()
      var shown: [String] = []
      var feature: (any PositionFeature)? = step.feature.init(receiver) { shown.append($0) }
      #expect(receiver.isOn)
      receiver.move(to: 120)
      _ = feature
      feature = nil
      #expect(!receiver.isOn)
      receiver.start()
      receiver.move(to: 135)
      #expect(shown == ["at 120 m"])
    }
  }

  @Test("with the proxy, an earlier delegate still receives its calls", arguments: [Step.proxy, .driver])
  func delegateOfBefore(_ step: Step) {
    World.$current.withValue(VirtualWorld()) {
      let receiver = Receiver()
      var logged: [String] = []
      var shown: [String] = []
      let log = PositionWithDelegate(receiver) { logged.append($0) }
      let feature = step.feature.init(receiver) { shown.append($0) }
      receiver.move(to: 120)
      withExtendedLifetime((log, feature)) {
        #expect(logged == ["at 120 m"])
        #expect(shown == ["at 120 m"])
      }
    }
  }
}
