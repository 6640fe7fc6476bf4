/// The cost of one input in one way, from the touch until the screen is at rest, the recording of the stage included.
nonisolated public struct Cost: Hashable, Codable, Sendable {
  /// The name of the way; "nobody" for an unwired screen, which measures the controls alone.
  public let way: String

  /// The time of the fastest run, in microseconds.
  public let microseconds: Double

  /// The number of allocations.
  public let allocations: Double

  /// The number of allocated bytes.
  public let bytes: Double
}
