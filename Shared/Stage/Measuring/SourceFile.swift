import Foundation

/// A source file as the book quotes it: in the parts between its headings, or declaration by declaration.
nonisolated public struct SourceFile: Sendable {
  /// The lines, with their indentation.
  public let lines: [String]

  /// A file with this text.
  public init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The file `name` in the folder of the source file that calls.
  ///
  /// - Throws: if it cannot be read: the program was moved away from its sources.
  public init(contentsOf name: String, beside source: String = #filePath) throws {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    self.init(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
  }

  /// The names of its `// MARK:` headings, in order.
  public var headings: [String] { lines.compactMap(Self.heading) }

  /// The modules that it imports, in order, whatever stands before and after: `@testable import struct A.B` imports `A`.
  public var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || Self.accessWords.contains(String($0)) }
      guard words.first == "import", let path = words.dropFirst().first(where: { !Self.kinds.contains(String($0)) })
      else { return nil }
      return path.split(separator: ".").first.map(String.init)
    }
  }

  /// The number of lines.
  public var lineCount: Int { lines.last?.isEmpty == true ? lines.count - 1 : lines.count }

  /// Returns the number of `part`'s lines that are code, see ``Swift/StringProtocol/isCode``. Nil if there is no such
  /// part.
  public func lineCount(of part: String) -> Int? {
    self.part(part)?.count(where: \.isCode)
  }

  /// Returns the lines under the heading `name`, or else the declaration that begins with `name`, without its
  /// indentation.
  ///
  /// `part("View model")` is a heading's, `part("func up")` a declaration with the comment above it. Nil if there is
  /// neither.
  public func part(_ name: String) -> [String]? {
    slice(name).map(Self.dedented)
  }

  /// The lines of ``part(_:)`` in the file, from 1. Nil if there is no such part, or nothing in it.
  public func lines(of part: String) -> ClosedRange<Int>? {
    guard let slice = slice(part), let first = slice.firstIndex(where: { !$0.isEmpty }),
      let last = slice.lastIndex(where: { !$0.isEmpty })
    else { return nil }
    return first + 1...last + 1
  }

  private func slice(_ name: String) -> ArraySlice<String>? {
    section(name) ?? declaration(name)
  }

  private func section(_ name: String) -> ArraySlice<String>? {
    guard let start = lines.firstIndex(where: { Self.heading($0) == name }) else { return nil }
    let depth = Self.indentation(lines[start])
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { line in
      Self.heading(line) != nil || (!line.isEmpty && Self.indentation(line) < depth)
    }
    return rest[..<(end ?? lines.endIndex)]
  }

  // The indentation of formatted code shows how far a declaration goes.
  private func declaration(_ name: String) -> ArraySlice<String>? {
    guard let first = lines.firstIndex(where: { Self.declares($0, name) }) else { return nil }
    let depth = Self.indentation(lines[first])
    var start = first
    while start > 0, Self.introduces(lines[start - 1]) { start -= 1 }
    var end = first
    for index in lines.indices[(first + 1)...] {
      let line = lines[index]
      if line.isEmpty { continue }
      let isInside = Self.indentation(line) > depth
      let isClosing = Self.indentation(line) == depth && line.trimmed.first.map { "}])".contains($0) } == true
      guard isInside || isClosing else { break }
      end = index
      if isClosing, line.trimmed.last.map({ "{[(".contains($0) }) != true { break }
    }
    return lines[start...end]
  }

  /// True if a line belongs to the declaration below it: a comment that is no heading, or an attribute.
  private static func introduces(_ line: String) -> Bool {
    heading(line) == nil && (line.trimmed.hasPrefix("//") || line.trimmed.wholeMatch(of: /@\w+(?:\(.*\))?/) != nil)
  }

  private static func declares(_ line: String, _ name: String) -> Bool {
    let line = line.trimmed
    guard !line.hasPrefix("//"), let range = line.range(of: name) else { return false }
    let modifiers = line[..<range.lowerBound].split(separator: " ")
    let isWhole = line[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && !"_.".contains($0) } ?? true
    return isWhole && modifiers.allSatisfy { $0.hasPrefix("@") || modifierWords.contains(String($0)) }
  }

  private static let accessWords: Set = ["fileprivate", "internal", "package", "private", "public"]

  private static let kinds: Set = ["actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]

  private static let modifierWords: Set = accessWords.union([
    "final", "indirect", "isolated", "lazy", "mutating", "nonisolated", "open", "override", "private(set)", "required",
    "static", "unowned", "weak",
  ])

  private static func heading(_ line: String) -> String? {
    let line = line.trimmed
    return line.hasPrefix("// MARK: ") ? String(line.dropFirst("// MARK: ".count)) : nil
  }

  private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func dedented(_ lines: ArraySlice<String>) -> [String] {
    var lines = lines
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let depth = lines.filter { !$0.isEmpty }.map(indentation).min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }
  }
}

nonisolated extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
