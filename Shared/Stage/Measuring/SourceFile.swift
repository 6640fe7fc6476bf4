import Foundation

/// A source file as the book quotes it: in the parts between its headings, or declaration by declaration.
nonisolated public struct SourceFile: Sendable {
  private let lines: [String]

  /// A file with this text.
  public init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The file `name` in the folder of the source file that calls.
  ///
  /// - Throws: if it cannot be read: the program was moved away from its sources.
  public init(_ name: String, beside source: String = #filePath) throws {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    self.init(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
  }

  /// The names of its `// MARK:` headings, in order.
  public var headings: [String] { lines.compactMap(Self.heading) }

  /// The modules that it imports, in order.
  public var imports: [String] {
    lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) }
  }

  /// How many lines it has.
  public var lineCount: Int { lines.last?.isEmpty == true ? lines.count - 1 : lines.count }

  /// How many of `part`'s lines are not blank.
  public func lineCount(of part: String) -> Int? {
    self.part(part)?.count { !$0.isEmpty }
  }

  /// What stands under the heading `name`, or else the declaration that begins with `name`, without its indentation.
  ///
  /// `part("View model")` is a heading's, `part("func up")` a declaration with the comment above it. Nil if there is
  /// neither.
  public func part(_ name: String) -> [String]? {
    (section(name) ?? declaration(name)).map(Self.dedented)
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

  private func declaration(_ name: String) -> ArraySlice<String>? {
    guard let first = lines.firstIndex(where: { Self.declares($0, name) }) else { return nil }
    let depth = Self.indentation(lines[first])
    var start = first
    while start > 0, lines[start - 1].trimmed.hasPrefix("//"), Self.heading(lines[start - 1]) == nil { start -= 1 }
    // A signature may go on for some lines before its brace; anything else without a brace is one line.
    let goesOn = lines[first].count { $0 == "(" } > lines[first].count { $0 == ")" }
    guard lines[first].hasSuffix("{") || goesOn, let brace = lines[first...].firstIndex(where: { $0.hasSuffix("{") })
    else { return lines[start...first] }
    let end = lines[(brace + 1)...].firstIndex { $0.trimmed == "}" && Self.indentation($0) == depth }
    return lines[start...(end ?? first)]
  }

  private static func declares(_ line: String, _ name: String) -> Bool {
    let line = line.trimmed
    guard !line.hasPrefix("//"), let range = line.range(of: name) else { return false }
    let modifiers = line[..<range.lowerBound].split(separator: " ")
    let isWhole = line[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    return isWhole && modifiers.allSatisfy { modifierWords.contains(String($0)) }
  }

  private static let modifierWords: Set = [
    "@main", "@discardableResult", "fileprivate", "final", "isolated", "nonisolated", "open", "override", "private",
    "private(set)", "public", "static", "weak",
  ]

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
