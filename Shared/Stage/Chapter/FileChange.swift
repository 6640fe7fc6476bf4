/// A change in one place of one file, as it is written for a planted fault.
///
///     Callback.swift
///       count = count.moved(by: -1)
///     - show(count)
///     + show(Count())
///
/// The first line names the file. Each further line begins with `- ` if it goes, with `+ ` if it comes, and with two spaces
/// if it stays and only gives the place. The lines may be indented less than in the file.
nonisolated public struct FileChange: Hashable, Sendable {
  /// The file's path from the folder of the chapter.
  public let file: String

  private let old: [String]
  private let new: [String]

  /// Reads a change.
  public init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    file = String(lines[0])
    (old, new) = (Self.lines(lines, without: "+"), Self.lines(lines, without: "-"))
  }

  private static func lines(_ lines: [Substring], without sign: Character) -> [String] {
    lines.dropFirst().filter { $0.first != sign }.map { String($0.dropFirst(2)) }
  }

  /// Makes the change in `text`.
  ///
  /// - Returns: nil if the lines that go or stay are not in the text, or in several places of it.
  public func made(in text: String) -> ChangedFile? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let starts = lines.indices.filter { start in
      start + old.count <= lines.count && zip(lines[start...], old).allSatisfy { $0.trimmed == $1.trimmed }
    }
    guard starts.count == 1, let start = starts.first, let first = old.first else { return nil }
    let indent = String(repeating: " ", count: max(0, lines[start].indent - first.indent))
    let new = self.new.map { $0.isEmpty ? $0 : indent + $0 }
    let right = lines[start..<start + old.count]
    let above = zip(right, new).prefix { $0 == $1 }.count
    let below = zip(right.dropFirst(above).reversed(), new.dropFirst(above).reversed()).prefix { $0 == $1 }.count
    lines.replaceSubrange(right.indices, with: new)
    return ChangedFile(
      lines: lines, first: start + above, right: Array(right.dropFirst(above).dropLast(below)),
      wrong: Array(new.dropFirst(above).dropLast(below)))
  }
}

/// A file in which a change has been made.
nonisolated public struct ChangedFile: Hashable, Sendable {
  /// The lines of the file, with the change.
  public let lines: [String]

  /// The same as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// The index of the line at which the change begins.
  public let first: Int

  /// The lines that stood there before.
  public let right: [String]

  /// The lines that stand there now: none, if only something is missing.
  public let wrong: [String]
}

nonisolated extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }

  fileprivate var indent: Int { prefix { $0 == " " }.count }
}
