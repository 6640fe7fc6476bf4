import Foundation
import Stage

/// The number of lines of each way that an input runs, chapter by chapter: in the demo of the chapter, in the files of
/// the way.
///
/// A line counts as it does everywhere in the book, and once for an input, however often the input runs it. The opening of
/// a screen is no input.
struct LinesRun: Codable, Equatable {
  var chapters: [Chapter]

  struct Chapter: Codable, Equatable {
    let chapter: String
    let inputs: Int
    let lines: [String: Int]

    /// Returns the average number of lines that an input ran.
    func perInput(_ way: String) -> Double { inputs == 0 ? 0 : Double(lines[way] ?? 0) / Double(inputs) }
  }

  var all: Chapter {
    Chapter(
      chapter: "all", inputs: chapters.map(\.inputs).reduce(0, +),
      lines: chapters.reduce(into: [:]) { $0.merge($1.lines, uniquingKeysWith: +) })
  }

  static let path = "Shared/Tools/Book/LinesRun.json"

  /// Reads the file.
  ///
  /// - Throws: if it is not there, or holds something else.
  init(readFrom url: URL) throws {
    self = try JSONDecoder().decode(LinesRun.self, from: Data(contentsOf: url))
  }

  init(chapters: [Chapter]) { self.chapters = chapters }

  /// The text of the file: one figure a line, so that a difference shows what changed.
  func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension LinesRun.Chapter {
  /// Counts the lines in a `trace` of the chapter's script.
  ///
  /// - Parameter text: what is in a file, by its path from the root of the package.
  /// - Throws: whatever reading a file throws.
  init(_ chapter: String, _ trace: TracedScript, script: String, text: (String) throws -> String) throws {
    let lines = script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let inputs = trace.inputs.filter { Self.isInput($0, of: lines) }
    var counts: [String: Int] = [:]
    for input in inputs {
      for way in Pattern.names {
        for path in (input.ways[way] ?? [:]).keys {
          counts[way, default: 0] += try text(path).codeLines.intersection(input.lines(of: path, in: way)).count
        }
      }
    }
    self.init(chapter: chapter, inputs: inputs.count, lines: counts)
  }

  /// Returns true if an entry belongs to a line of the script that is an input, and not to an opening.
  private static func isInput(_ entry: TracedScript.Entry, of lines: [Substring]) -> Bool {
    guard lines.indices.contains(entry.line - 1), let word = entry.input.split(separator: " ").first else {
      return false
    }
    return lines[entry.line - 1].hasPrefix(word) && !["step", "replay"].contains(word)
  }
}

extension StringProtocol {
  var codeLines: Set<Int> { numbers { $0.isCode } }

  /// The numbers of those that can be seen to run: a `return` alone leaves no trace.
  var linesWithInstructions: Set<Int> { numbers { $0.isCode && $0.drop { $0 == " " } != "return" } }

  private func numbers(of isWanted: (SubSequence) -> Bool) -> Set<Int> {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Set(lines.indices.filter { isWanted(lines[$0]) }.map { $0 + 1 })
  }
}
