import Foundation
import Stage

/// How many lines of each way an input runs, chapter by chapter: in the demo of the chapter, in the files of the way.
///
/// A line counts as it does everywhere in the book, and once for an input, however often the input runs it. The opening of
/// a screen is no input.
struct LinesRun: Codable, Equatable {
  /// The chapters, in reading order.
  var chapters: [Chapter]

  /// What the inputs of a demo ran.
  struct Chapter: Codable, Equatable {
    /// The chapter's program.
    let chapter: String

    /// How many inputs its demo has.
    let inputs: Int

    /// The lines that they ran, added up, by the way.
    let lines: [String: Int]

    /// How many lines an input ran, on average.
    func perInput(_ way: String) -> Double { inputs == 0 ? 0 : Double(lines[way] ?? 0) / Double(inputs) }
  }

  /// All chapters as if they were one.
  var all: Chapter {
    Chapter(
      chapter: "all", inputs: chapters.map(\.inputs).reduce(0, +),
      lines: chapters.reduce(into: [:]) { $0.merge($1.lines, uniquingKeysWith: +) })
  }

  /// The file, from the root of the package.
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
  /// What `trace` of the chapter's script says.
  ///
  /// - Parameter text: what is in a file, by its path from the root of the package.
  /// - Throws: whatever reading a file throws.
  init(_ chapter: String, _ trace: TracedScript, script: String, text: (String) throws -> String) throws {
    let lines = script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let inputs = trace.inputs.filter { Self.isInput($0, of: lines) }
    var counts: [String: Int] = [:]
    for input in inputs {
      for way in Pattern.allCases.map(\.rawValue) {
        for path in (input.ways[way] ?? [:]).keys {
          counts[way, default: 0] += try text(path).codeLines.intersection(input.lines(of: path, in: way)).count
        }
      }
    }
    self.init(chapter: chapter, inputs: inputs.count, lines: counts)
  }

  /// Whether an entry tells of a line of the script that is an input, and not of an opening.
  private static func isInput(_ entry: TracedScript.Entry, of lines: [Substring]) -> Bool {
    guard lines.indices.contains(entry.line - 1), let word = entry.input.split(separator: " ").first else {
      return false
    }
    return lines[entry.line - 1].hasPrefix(word) && !["step", "replay"].contains(word)
  }
}
