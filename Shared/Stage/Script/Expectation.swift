/// One visible property that a script expects of one control: `expect count "1"`, `expect save disabled`.
nonisolated public struct Expectation: Hashable, Sendable {
  /// The identifier of the control.
  public var control: String

  /// The expected trait.
  public var trait: Trait

  /// The expectation that `control` shows `trait`.
  public init(_ control: String, _ trait: Trait) {
    self.control = control
    self.trait = trait
  }
}

nonisolated extension Expectation: CustomStringConvertible {
  /// The script line that states it.
  public var description: String { "expect \(control) \(trait)" }
}
