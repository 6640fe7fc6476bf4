import Controls

/// What was set between one return to the stage and the next: one event, or one due item of the world.
nonisolated public struct Frame: Hashable, Sendable {
  /// The properties that were set, in order.
  public var changes: [Change]

  /// What was wrong with the state that the frame left behind.
  public var faults: [Fault]
}

/// Something that must not be in any frame.
nonisolated public enum Fault: Hashable, Sendable {
  /// The invariant of this claim did not hold.
  case invariant(String)

  /// A property changed more than once before the frame ended: a person with quick eyes saw a value that never was.
  case glitch(identifier: String, property: Change.Property, values: [Change.Value])
}

nonisolated extension Fault: CustomStringConvertible {
  /// The fault in a line.
  public var description: String {
    switch self {
    case .invariant(let claim): "does not hold: \(claim)"
    case .glitch(let identifier, let property, let values):
      "\(identifier).\(property.rawValue) changed \(values.count) times in one frame: "
        + values.map(\.description).joined(separator: ", ")
    }
  }

  /// The outputs that `changes` set to a new value more than once.
  static func glitches(in changes: [Change]) -> [Fault] {
    guard changes.count > 1 else { return [] }
    let outputs = changes.filter { $0.isVisible && !$0.isByPerson }
    var faults: [Fault] = []
    for (index, change) in outputs.enumerated() {
      func isSame(_ other: Change) -> Bool {
        other.identifier == change.identifier && other.property == change.property
      }
      guard outputs.firstIndex(where: isSame) == index else { continue }
      let values = outputs.filter(isSame).map(\.newValue)
      if values.count > 1 {
        faults.append(.glitch(identifier: change.identifier, property: change.property, values: values))
      }
    }
    return faults
  }
}
