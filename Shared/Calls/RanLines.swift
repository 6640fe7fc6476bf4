/// The source lines that ran, file by file.
public struct RanLines: Hashable, Sendable {
  /// The files of which at least one line ran, by their absolute paths.
  public var files: [String: File] = [:]

  /// The lines of one file that ran.
  public struct File: Hashable, Sendable {
    /// The number of times that each line ran, by its number from 1.
    public var lines: [Int: Int]

    /// Lines, and how often each ran.
    public init(lines: [Int: Int] = [:]) { self.lines = lines }
  }

  /// The lines of blocks that ran, by the addresses of their starts, with the number of times that each did.
  public init(blocks: [UInt: Int] = [:]) {
    for (start, block) in BlockLines.blocks(at: blocks.keys) {
      let lines = block.lines.map { ($0, blocks[start] ?? 0) }
      files[block.file, default: File()].lines.merge(lines, uniquingKeysWith: max)
    }
  }
}
