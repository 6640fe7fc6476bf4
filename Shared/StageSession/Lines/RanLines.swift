import Stage

/// Which lines ran between two moments, file by file.
nonisolated package struct RanLines: Hashable {
  /// The files of which at least one line ran, by their paths from the package's root.
  package var files: [String: File] = [:]

  /// What ran of one file. It is a set: nobody knows in which order.
  package struct File: Hashable {
    /// How often each line ran that did, by its number from 1.
    package var lines: [Int: Int] = [:]

    /// The lines on which the functions begin that ran, closures among them.
    var functions: Set<Int> = []
  }

  /// Adds the lines that ran at another time.
  mutating func add(_ other: RanLines) {
    for (path, file) in other.files {
      files[path, default: File()].lines.merge(file.lines, uniquingKeysWith: +)
      files[path, default: File()].functions.formUnion(file.functions)
    }
  }
}
