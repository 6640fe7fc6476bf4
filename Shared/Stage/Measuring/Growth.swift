import Foundation

/// The lines that a file gains to do more: measured by comparing the text of a smaller step with that of a larger one.
///
/// Lines count as everywhere in the book, see ``Swift/StringProtocol/isCode``; what opens a namespace does not. A *line* is one
/// that only the larger file has; a *place* is a run of such lines; the *span* is how far the first is from the last.
nonisolated public struct Growth: Hashable, Sendable {
  /// Lines that were added, or written anew.
  public let lines: Int

  /// Places where something had to be added.
  public let places: Int

  /// Lines from the first of these places to the last, both included, in the larger file.
  public let span: Int

  /// Methods among the lines.
  public let methods: Int

  /// Compares the two texts; `renamed` are names that the larger one has for the same things.
  public init(fromText smaller: String, toText larger: String, renamed: [String: String] = [:]) {
    let old = Self.code(smaller)
    let new = Self.code(renamed.reduce(larger) { $0.replacingOccurrences(of: $1.key, with: $1.value) })
    let added = new.difference(from: old).insertions.compactMap { change -> Int? in
      guard case .insert(let offset, _, _) = change else { return nil }
      return offset
    }
    lines = added.count
    methods = added.count { new[$0].contains(/\bfunc\b/) }
    places = added.indices.count { $0 == 0 || added[$0] != added[$0 - 1] + 1 }
    span = added.first.flatMap { first in added.last.map { $0 - first + 1 } } ?? 0
  }

  /// Compares two files that stand in the folder of the source file that calls.
  ///
  /// - Throws: if one of them cannot be read: the program was moved away from its sources.
  public init(
    from smaller: String, to larger: String, renamed: [String: String] = [:], beside source: String = #filePath
  ) throws {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent()
    let texts = try [smaller, larger].map { name in
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    self.init(fromText: texts[0], toText: texts[1], renamed: renamed)
  }

  /// Returns the growth of each way's file for a later step, `Callback+Tens.swift` compared with `Callback.swift`, or
  /// with that of the step `earlier`.
  ///
  /// - Throws: if a file cannot be read: the program was moved away from its sources.
  public static func ofEachWay(
    from earlier: String? = nil, to step: String, renamed: [String: String] = [:], beside source: String = #filePath
  ) throws -> [(way: String, growth: Growth)] {
    try Pattern.allCases.map { pattern in
      let way = pattern.fileName
      let start = earlier.map { "\(way)+\($0).swift" } ?? "\(way).swift"
      let growth = try Growth(from: start, to: "\(way)+\(step).swift", renamed: renamed, beside: source)
      return (way, growth)
    }
  }

  private static func code(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).filter(\.isCode).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("extension ") && $0.wholeMatch(of: /enum \w+ {}/) == nil }
  }
}

extension Growth {
  /// `21 lines in 3 places, 61 from first to last`, as a person would say it.
  nonisolated public var text: String {
    "\(counted(lines, "line")) in \(counted(places, "place")), \(span) from first to last"
  }
}
