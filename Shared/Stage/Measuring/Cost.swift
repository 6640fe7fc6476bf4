/// What one input costs in one way, from the touch until the screen is at rest, the recording of the stage included.
nonisolated public struct Cost: Hashable, Codable, Sendable {
  /// The name of the way; "nobody" for a screen that is not wired, which is what controls cost by themselves.
  public let way: String

  /// The time of the fastest run, in microseconds.
  public let microseconds: Double

  /// How often memory was asked for.
  public let allocations: Double

  /// How many bytes were asked for.
  public let bytes: Double
}
