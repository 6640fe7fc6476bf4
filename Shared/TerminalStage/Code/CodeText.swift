import Highlighting
import Stage
import StageSession
import Terminal

/// A source file in rows that fit on a terminal, each with its number and a sign at the lines that ran.
nonisolated struct CodeText {
  /// The lines as they stand in the file.
  let lines: [String]

  private let source: HighlightedSource
  private let ran: Set<Int>
  private let calls: [Int: Int]

  /// - Parameters:
  ///   - ran: the numbers of the lines that are marked, from 1.
  ///   - calls: the lines that are marked with a number: the place of a function in the order of the calls.
  init(_ source: HighlightedSource, ran: some Sequence<Int>, calls: [Int: Int] = [:]) {
    self.source = source
    self.calls = calls
    lines = source.texts
    self.ran = Set(ran)
  }

  /// The first and the last line that ran, as indices from 0.
  var marked: ClosedRange<Int>? {
    guard let first = ran.min(), let last = ran.max() else { return nil }
    return first - 1...last - 1
  }

  /// The number of columns before the code.
  static let gutter = 6

  /// A number up to 20 in a circle; a larger one is only marked.
  private static func circled(_ number: Int) -> String {
    guard number <= 20, let scalar = Unicode.Scalar(0x2460 + UInt32(number) - 1) else { return "▸" }
    return String(scalar)
  }

  /// Line `index`, from 0, on as many rows of `columns` as it needs; nil is no line at all.
  func rows(_ index: Int?, columns: Int) -> [[TextRun]] {
    guard let index else { return [[]] }
    let isMarked = ran.contains(index + 1)
    let call = calls[index + 1].map(Self.circled)
    let head = "\(call ?? (isMarked ? "▸" : " "))\(String(index + 1).indented(to: 4))"
    let code = source.lines[index].map { TextRun($0.text.visible, .code($0.kind)) }
    let indentation = lines[index].prefix { $0 == " " }.count
    return code.wrapped(to: columns - Self.gutter, indentation: indentation + 4).enumerated().map { row, line in
      [TextRun(row == 0 ? head : isMarked ? "▸    " : "     ", isMarked ? .pointed : .faint), TextRun(" ")] + line
    }
  }
}
