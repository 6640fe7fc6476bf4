/// One visible property that a script expects of one control: `expect count "1"`, `expect save disabled`.
nonisolated public struct Expectation: Hashable, Sendable {
  /// The identifier of the control.
  public var control: String

  /// What a person should see of it.
  public var trait: Trait

  /// The expectation that `control` shows `trait`.
  public init(_ control: String, _ trait: Trait) {
    self.control = control
    self.trait = trait
  }
}

nonisolated extension Expectation {
  /// What panes of these names answered instead: `expected count "2"; found: callback "1", …`; nil if it came true in all.
  package func failure(_ names: [String], _ answers: [Snapshot.Answer]) -> String? {
    let found = zip(names, answers).map { "\($0) \($1)" }.joined(separator: ", ")
    return answers.allSatisfy { $0 == .matches } ? nil : "expected \(control) \(trait); found: \(found)"
  }
}

nonisolated extension Expectation: CustomStringConvertible {
  /// The script line that states it.
  public var description: String { "expect \(control) \(trait)" }
}
