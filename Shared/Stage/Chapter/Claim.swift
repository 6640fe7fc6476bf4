/// A statement, and a run that confirms or refutes it.
///
/// A chapter has three kinds: `claims` of a source, which name their place; `findings`, which the workbook made by
/// running what a source shows; and `traps`, which are assumptions of no particular source.
@MainActor public struct Claim {
  /// The statement, in the workbook's own words.
  public let statement: String

  /// The place where a source says it; `nil` for a finding or a trap.
  public let place: SourcePlace?

  /// The script to play; empty if no input is needed.
  public let script: String

  private let look: (String) throws -> Finding

  /// The claim `statement` of the source at `place`, judged by `look`, which gets the script.
  public init(
    _ statement: String, at place: SourcePlace? = nil, script: String = "", look: @escaping (String) throws -> Finding
  ) {
    self.statement = statement
    self.place = place
    self.script = script
    self.look = look
  }

  /// Plays the script and judges the statement by what it observes.
  public func find() throws -> Finding {
    try look(script)
  }
}
