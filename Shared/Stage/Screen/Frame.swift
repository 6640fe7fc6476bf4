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
        + values.map(\.description.escapedForTerminal).joined(separator: ", ")
    }
  }

  /// The outputs that `changes` set to a new value more than once.
  static func glitches(in changes: ArraySlice<Change>) -> [Fault] {
    guard changes.count > 1 else { return [] }
    var faults: [Fault] = []
    for (index, change) in zip(changes.indices, changes) where change.isOutput {
      guard !changes[..<index].contains(where: change.isSameOutput) else { continue }
      let rest = changes[(index + 1)...].filter(change.isSameOutput)
      guard !rest.isEmpty else { continue }
      let values = [change.newValue] + rest.map(\.newValue)
      faults.append(.glitch(identifier: change.identifier, property: change.property, values: values))
    }
    return faults
  }
}

nonisolated extension Change {
  /// Whether the app showed something new. The batches of a table, one behind the other, are one movement to the eye.
  fileprivate var isOutput: Bool { isVisible && !isByPerson && property != .rows }

  fileprivate func isSameOutput(_ other: Change) -> Bool {
    property == other.property && identifier == other.identifier && other.isOutput
  }
}
