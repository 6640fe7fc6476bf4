/// Something that a source of the workbook says, and a run that tells whether it is so.
@MainActor public struct Claim {
  /// What is claimed, in the workbook's own words.
  public let statement: String

  /// The script that is played to find out; empty where nothing needs to be touched.
  public let script: String

  private let look: (String) throws -> Finding

  /// The claim `statement`, judged by `look`, which gets the script.
  public init(_ statement: String, script: String = "", look: @escaping (String) throws -> Finding) {
    self.statement = statement
    self.script = script
    self.look = look
  }

  /// Plays the script and looks.
  public func find() throws -> Finding {
    try look(script)
  }
}

/// What a run finds about a claim.
nonisolated public struct Finding: Hashable, Sendable {
  /// What came out, line by line.
  public let observed: [String]

  /// Whether the claim is true as it stands.
  public let holds: Bool

  /// What to learn from it.
  public let lesson: String

  /// What came out, whether the claim holds, and what to learn from it.
  public init(_ observed: [String], holds: Bool, _ lesson: String) {
    self.observed = observed
    self.holds = holds
    self.lesson = lesson
  }
}
