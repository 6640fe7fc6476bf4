import Testing
import World

@Suite("Delegate to Rx: the same position at each step")
struct PositionTests {
  nonisolated private static let steps: [Step<any PositionFeature.Type>] = [
    Step(PositionWithDelegate.self), Step(PositionWithListener.self), Step(PositionWithProxy.self),
    Step(PositionWithDriver.self),
  ]

  /// The places to which the receiver moves; nil where it has no signal.
  nonisolated private static let scripts: [Script<Int?>] = [
    Script("nowhere yet", [], shows: []),
    Script("two positions", [120, 135], shows: ["at 120 m", "at 135 m"]),
    Script(
      "no signal, and then one again", [120, nil, nil, 180],
      shows: ["at 120 m", "no position: no signal", "no position: no signal", "at 180 m"]),
  ]

  @Test(arguments: steps, scripts)
  func `each step shows the same lines`(_ step: Step<any PositionFeature.Type>, _ script: Script<Int?>) {
    World.$current.withValue(VirtualWorld()) {
      let receiver = Receiver()
      var shown: [String] = []
      let feature = step.feature.init(receiver) { shown.append($0) }
      for metres in script.actions {
        if let metres { receiver.move(to: metres) } else { receiver.lose() }
      }
      withExtendedLifetime(feature) { #expect(shown == script.lines) }
    }
  }

  @Test("at each step the receiver is on as long as the feature lives, and no longer", arguments: steps)
  func receiverIsOn(_ step: Step<any PositionFeature.Type>) {
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

  @Test(arguments: steps.suffix(2))
  func `with the proxy, an earlier delegate still receives its calls`(_ step: Step<any PositionFeature.Type>) {
    World.$current.withValue(VirtualWorld()) {
      let receiver = Receiver()
      var shown: [String] = []
      let log = PositionWithDelegate(receiver) { shown.append("log: \($0)") }
      let feature = step.feature.init(receiver) { shown.append($0) }
      receiver.move(to: 120)
      withExtendedLifetime((log, feature)) { #expect(shown == ["log: at 120 m", "at 120 m"]) }
    }
  }
}
