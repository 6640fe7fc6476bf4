import Diagrams
import Markdown

/// A passage, or a part of one, that fits on a slide.
struct SlidePiece {
  /// The passage.
  let passage: Passage

  /// The height in the smallest type.
  let height: Int

  /// True if it is the main thing on its slide.
  var isLarge = true

  /// The number of columns in which the ways stand.
  var columns = 1

  /// Returns the pieces of a passage, none of which is higher than `limit` if it can be cut.
  static func pieces(of passage: Passage, atMost limit: Int) -> [SlidePiece] {
    switch passage {
    case .block(let block): pieces(of: block, atMost: limit)
    case .listing(let file, let part, let lines):
      captioned(lines, part, limit) { .listing(file: file, part: $0, lines: $1) }
    case .change(let file, let part, let from, let lines):
      captioned(lines, part, limit, signs: true) { .change(file: file, part: $0, from: from, lines: $1) }
    case .output(let lines, _): pieces(ofOutput: lines, atMost: limit)
    case .ways(let columns): pieces(of: columns, atMost: limit)
    case .marbles(let diagram): [SlidePiece(passage: passage, height: SlideSpace.height(of: diagram))]
    case .sequences(let sheet, let command):
      sheet.ways.map { way in
        SlidePiece(
          passage: .sequences(SequenceSheet(sheet.input, [way]), command: command), height: SlideSpace.height(of: way))
      }
    // Only the speaker unfolds it.
    case .details: []
    }
  }

  private static func pieces(of block: Block, atMost limit: Int) -> [SlidePiece] {
    if case .code(_, let lines) = block.content {
      return SlideCuts.pieces(ofCode: lines, atMost: limit - SlideSpace.height(ofCode: [])).map {
        SlidePiece(passage: .block(block.part($0)), height: SlideSpace.height(ofCode: lines[$0]))
      }
    }
    let height = SlideSpace.height(of: block)
    guard height > limit, block.partCount > 1 else {
      return [SlidePiece(passage: .block(block), height: height, isLarge: false)]
    }
    let frame = SlideSpace.height(ofHead: block) + SlideSpace.margin
    // The columns of a table depend on its rows: those of a part may be narrower, and the part too high.
    return SlideCuts.pieces(ofHeights: SlideSpace.heights(ofParts: block), atMost: limit - frame).flatMap {
      pieces(of: block.part($0), atMost: limit)
    }
  }

  /// The pieces of code under a caption, which counts them.
  private static func captioned(
    _ lines: [String], _ part: String?, _ limit: Int, signs: Bool = false, _ passage: (String?, [String]) -> Passage
  ) -> [SlidePiece] {
    let frame = SlideSpace.caption + SlideSpace.height(ofCode: [])
    let pieces = SlideCuts.pieces(ofCode: lines, atMost: limit - frame, signs: signs)
    return pieces.enumerated().map { index, range in
      let count = pieces.count == 1 ? nil : "\(index + 1) of \(pieces.count)"
      let label = [part, count].compactMap(\.self).joined(separator: " · ")
      return SlidePiece(
        passage: passage(label.isEmpty ? nil : label, Array(lines[range])),
        height: SlideSpace.caption + SlideSpace.height(ofCode: lines[range]))
    }
  }

  /// The command stands above each piece of its output.
  private static func pieces(ofOutput lines: [String], atMost limit: Int) -> [SlidePiece] {
    let rest = Array(lines.dropFirst())
    let pieces = SlideCuts.pieces(ofCode: rest, atMost: limit - SlideSpace.height(ofCode: lines.prefix(1)))
    return (pieces.isEmpty ? [0..<0] : pieces).map {
      let lines = lines.prefix(1) + rest[$0]
      return SlidePiece(passage: .output(lines: Array(lines)), height: SlideSpace.height(ofCode: lines))
    }
  }

  // MARK: Ways

  /// As many ways at a time as can be read: all of them, two, or one. Below each other each has the whole width, which
  /// needs fewer rows; side by side they need less height.
  private static func pieces(of ways: [WayColumn], atMost limit: Int) -> [SlidePiece] {
    for (count, columns) in [(ways.count, 1), (ways.count, 2), (2, 2), (2, 1)] {
      let groups = stride(from: 0, to: ways.count, by: count).map { Array(ways[$0..<min($0 + count, ways.count)]) }
      let pieces = groups.map {
        SlidePiece(passage: .ways($0), height: height(of: $0, columns), columns: columns)
      }
      if pieces.allSatisfy({ $0.height <= limit }) { return pieces }
    }
    return ways.flatMap { pieces(of: $0.code, atMost: limit) }
  }

  /// The height of ways in columns; without limit if too many of their lines are too long for a column.
  private static func height(of ways: [WayColumn], _ columns: Int) -> Int {
    let width = (SlideSpace.width - (columns - 1) * SlideSpace.gap) / columns
    let lines = ways.flatMap(\.lines)
    let long = lines.count { $0.count > SlideSpace.columns(ofCode: width) }
    guard columns == 1 || long * 5 <= lines.count else { return .max }
    let heights = ways.map { SlideSpace.caption + SlideSpace.height(ofCode: $0.lines, width: width) }
    return stride(from: 0, to: heights.count, by: columns).reduce(0) { sum, first in
      sum + (heights[first...].prefix(columns).max() ?? 0)
    }
  }
}
