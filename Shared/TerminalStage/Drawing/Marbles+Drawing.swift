import Stage
import StageSession
import Terminal

/// Drawing marbles on a terminal.
nonisolated extension Marbles {
  /// The diagram on `width` columns: as many of the moments up to `end` as fit, by default the last ones. An
  /// ellipsis stands for those before and behind.
  func drawn(columns width: Int, to end: Int? = nil) -> [[TextRun]] {
    let shown = shown(columns: width, to: end)
    let (head, widths) = (head(of: width), widths)
    let before = shown.lowerBound > 0 ? "…" : ""
    let clock = shown.map { times[$0].padded(to: widths[$0]) }.joined()
    return [[TextRun("time".padded(to: head), .faint), TextRun(before + clock, .faint)]]
      + lines.map { line in
        let name = line.name.shortened(toColumns: head - 1).padded(to: head)
        let track = shown.map { Self.short(line.marbles[$0]).padded(to: widths[$0], with: "─") }.joined()
        return [
          TextRun(name, line.isInput ? .strong : .plain), TextRun(before, .faint),
          TextRun(track, line.isInput ? .strong : .plain),
          TextRun(shown.upperBound < times.count ? "…" : "▷", .faint),
        ]
      }
  }

  /// The moments that are drawn on `width` columns. Where those at the beginning leave room, more follow than up to `end`.
  func shown(columns width: Int, to end: Int? = nil) -> Range<Int> {
    let widths = widths
    let room = width - head(of: width) - 1
    let last = min(max(0, end ?? .max), widths.count - 1)
    var used = widths[last]
    var first = last
    // Whatever stands before takes a column for its sign.
    while first > 0, used + widths[first - 1] + (first > 1 ? 1 : 0) <= room {
      first -= 1
      used += widths[first]
    }
    guard first == 0 else { return first..<(last + 1) }
    var upper = last + 1
    while upper < widths.count, used + widths[upper] <= room {
      used += widths[upper]
      upper += 1
    }
    return 0..<upper
  }

  private func head(of width: Int) -> Int {
    min((lines.map(\.name.displayWidth).max() ?? 0) + 2, max(8, width / 3))
  }

  /// The width of each moment.
  private var widths: [Int] {
    times.indices.map { column in
      1 + max(times[column].displayWidth, lines.map { Self.short($0.marbles[column]).displayWidth }.max() ?? 0)
    }
  }

  private static func short(_ marble: String) -> String { marble.shortened(toColumns: 16) }
}

nonisolated extension String {
  fileprivate func padded(to width: Int, with filling: String) -> String {
    self + String(repeating: filling, count: max(0, width - displayWidth))
  }
}
