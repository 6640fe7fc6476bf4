import Controls
import Terminal

/// The changes between one return to the stage and the next: one event, or one due item of the world.
nonisolated public struct Frame: Hashable, Sendable {
  /// The properties that were set, in order.
  public var changes: [Change]

  /// The faults of the state that the frame left behind.
  public var faults: [Fault]
}

/// Something that must not be in any frame.
nonisolated public enum Fault: Hashable, Sendable {
  /// The invariant of this claim did not hold.
  case invariant(String)

  /// A mistake that was reported to the world: a control that was set off the main queue.
  case mistake(String)

  /// A property changed more than once before the frame ended: a person with quick eyes saw a value that never was.
  case glitch(identifier: String, property: Change.Property, values: [Change.Value])
}

nonisolated extension Fault: CustomStringConvertible {
  /// The fault in a line.
  public var description: String {
    switch self {
    case .invariant(let claim): "does not hold: \(claim)"
    case .mistake(let mistake): mistake
    case .glitch(let identifier, let property, let values):
      "\(identifier).\(property.rawValue) changed \(values.count) times in one frame: "
        + values.map(\.description.visible).joined(separator: ", ")
    }
  }

  /// The properties that `outputs`, which all showed something new, set more than once.
  static func glitches(in outputs: [Change]) -> [Fault] {
    var faults: [Fault] = []
    var rest = outputs[...]
    while let change = rest.popFirst() {
      let values = rest.filter(change.isOfSameProperty).map(\.newValue)
      guard !values.isEmpty else { continue }
      rest.removeAll(where: change.isOfSameProperty)
      faults.append(
        .glitch(identifier: change.identifier, property: change.property, values: [change.newValue] + values))
    }
    return faults
  }
}

nonisolated extension Change {
  /// True if the app showed something new. The batches of a table, one behind the other, are one movement to the eye.
  var isOutput: Bool { isVisible && !isByPerson && property != .rows }

  /// Returns true if both set the same property of the same view.
  func isOfSameProperty(_ other: Change) -> Bool {
    property == other.property && identifier == other.identifier
  }
}
