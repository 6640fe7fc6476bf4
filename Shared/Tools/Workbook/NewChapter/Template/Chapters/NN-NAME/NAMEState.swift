/// The rules of the feature: it is off until it is flipped.
nonisolated struct NAMEState: Equatable, Sendable {
  private(set) var isOn = false

  var flipped: NAMEState { NAMEState(isOn: !isOn) }

  var text: String { isOn ? "on" : "off" }
}
