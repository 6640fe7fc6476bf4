/// The lines that ran, file by file.
public struct RanLines: Hashable, Sendable {
  /// The files of which at least one line ran, by their absolute paths.
  public var files: [String: File] = [:]

  /// The lines of one file.
  public struct File: Hashable, Sendable {
    /// The number of times that each line ran that did, by its number from 1.
    public var lines: [Int: Int] = [:]
    public init() {}
  }

  public init() {}

  public init(blocks: [UInt: Int]) {}
}
