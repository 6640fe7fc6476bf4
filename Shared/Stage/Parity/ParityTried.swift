/// How much a checker tried.
nonisolated public struct ParityTried: Hashable, Sendable {
  /// Sequences that were played to their end.
  public var sequences = 0

  /// Inputs after which the ways were compared.
  public var inputs = 0
}
