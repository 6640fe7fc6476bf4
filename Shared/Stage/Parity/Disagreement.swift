import Controls

/// In what the ways of a step differ, or what is wrong with one of them.
nonisolated public enum Disagreement: Sendable {
  /// The screens differ at rest.
  case snapshots([Named<Snapshot>])

  /// Properties were set differently, in a chapter that demands that they are not.
  case changes([Named<[Change]>])

  /// These ways were unsound in some frame.
  case faults([Named<[Fault]>])

  /// What belongs to the way of this name.
  public struct Named<Value: Sendable>: Sendable {
    /// The name of the way.
    public let name: String
    /// What belongs to it.
    public let value: Value

    init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// The ways that stand alone: those that are not like the most. Nobody, if the most cannot be told.
  public var oddOnes: [String] {
    switch self {
    case .snapshots(let named): Self.oddOnes(named)
    case .changes(let named): Self.oddOnes(named)
    case .faults(let named): named.map(\.name)
    }
  }

  private static func oddOnes<Value: Hashable>(_ named: [Named<Value>]) -> [String] {
    let groups = Dictionary(grouping: named, by: \.value).values.sorted { $0.count > $1.count }
    guard groups.count > 1, groups[0].count > groups[1].count else { return [] }
    return groups.dropFirst().flatMap { $0 }.map(\.name)
  }
}

nonisolated extension Disagreement: CustomStringConvertible {
  /// What differs, a line per way that names the odd ones out.
  public var description: String {
    switch self {
    case .snapshots(let named):
      Self.lines(named.map { ($0.name, $0.value.differences(from: named.map(\.value))) }, oddOnes)
    case .changes(let named):
      Self.lines(named.map { ($0.name, $0.value.map(\.description).joined(separator: ", ")) }, oddOnes)
    case .faults(let named):
      Self.lines(named.map { ($0.name, $0.value.map(\.description).joined(separator: "; ")) }, oddOnes)
    }
  }

  private static func lines(_ rows: [(name: String, text: String)], _ oddOnes: [String]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, text in
      let padding = String(repeating: " ", count: width - name.count)
      return "  \(oddOnes.contains(name) ? "✗" : " ") \(name)\(padding)  \(text.isEmpty ? "nothing" : text)"
    }.joined(separator: "\n")
  }
}
