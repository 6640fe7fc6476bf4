import CallGuards
import Trace

/// The source lines that ran, file by file.
public struct RanLines: Hashable, Sendable {
  /// The files of which at least one line ran, by their absolute paths.
  public var files: [String: File] = [:]

  /// The lines of one file that ran.
  public struct File: Hashable, Sendable {
    /// How often each line ran, by its number from 1.
    public var lines: [Int: Int] = [:]
  }

  /// The lines of the blocks that `record` counts.
  public init(_ record: TraceRecord) {
    let clock = ContinuousClock()
    let t = clock.now
    _ = BlockLines.all.count
    print("HARNESS table", clock.now - t, BlockLines.all.count, call_block_count())
    for (start, count) in record.blocks {
      guard let block = BlockLines.all[start] else { continue }
      for line in block.lines {
        files[block.file, default: File()].lines[line, default: 0] =
          max(files[block.file]?.lines[line] ?? 0, count)
      }
    }
  }
}

/// The lines of a block: a run of instructions that a guard counts.
struct BlockLines {
  var file: String
  var lines: Set<Int>

  /// Those of each block of the program, by the address of its start.
  static let all: [UInt: BlockLines] = {
    var all: [UInt: BlockLines] = [:]
    let starts = Set((0..<call_block_count()).map { UInt(call_block_start($0)) })
    let sorted = starts.sorted()
    LineTable.forEachFunction { rows, files in
      guard let start = rows.first?.address, let end = rows.last?.address, starts.contains(start) else { return }
      let file = rows[0].file
      var low = 0, high = sorted.count
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle] < start { low = middle + 1 } else { high = middle }
      }
      while low < sorted.count, sorted[low] < end {
        let (first, last) = (sorted[low], low + 1 < sorted.count ? min(sorted[low + 1], end) : end)
        let covering = zip(rows, rows.dropFirst()).filter { $0.0.address < last && $0.1.address > first }
        let lines = covering.map(\.0).filter { $0.file == file && $0.line > 0 }.map(\.line)
        if !lines.isEmpty { all[sorted[low]] = BlockLines(file: files[file], lines: Set(lines)) }
        low += 1
      }
    }
    return all
  }()
}
