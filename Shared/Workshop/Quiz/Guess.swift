import Stage

/// A reader's guess at the fault: `guess rx`, `guess rx 42`, `guess rx RxController.swift:42`.
nonisolated package struct Guess: Equatable {
  /// The way that is said to be wrong.
  package let way: String

  /// Where the fault is said to be; nil where only the way is named.
  package var place: Place?

  /// A line, in one file or in any.
  package struct Place: Equatable {
    /// The end of the file's path; nil where only a line is named.
    var file: String?

    /// The line, from 1.
    var line: Int
  }

  /// The word that a guess begins with.
  package static let word = "guess"

  /// Reads what stands behind `word`.
  ///
  /// - Parameter names: the names of the ways, one of which is wrong.
  /// - Throws: `UsageError`, what to write instead.
  package init(_ text: Substring, among names: [String]) throws(UsageError) {
    let words = text.split(separator: " " as Character).map(String.init)
    guard let name = words.first else { throw UsageError("which one? Write \(Self.word) and \(names.listed)") }
    guard names.contains(name.lowercased()) else {
      let hint = names.nearest(to: name).map { "did you mean \($0)?" } ?? "use \(names.listed)"
      throw UsageError("there is no way \(excerpt(name)): \(hint)")
    }
    way = name.lowercased()
    guard words.count > 1 else { return }
    let parts = words[1].split(separator: ":" as Character, omittingEmptySubsequences: false)
    guard words.count == 2, parts.count <= 2, parts[0] != "", let line = parts.last.flatMap({ Int($0) }), line > 0
    else {
      throw UsageError("write \(Self.word) \(name) with the number of a line, such as \(Self.word) \(name) 42")
    }
    place = Place(file: parts.count == 2 ? String(parts[0]) : nil, line: line)
  }
}
