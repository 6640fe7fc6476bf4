import Stage

/// The source of a way with a fault in it: the file as the reader knows it, but for what is wrong.
nonisolated package struct PlantedSource: Equatable {
  /// The file, by its path from the package's root.
  package let path: String

  /// The file with the change in it.
  package let file: ChangedFile

  /// The number of the first wrong line, or of the one before which something is missing, from 1.
  var number: Int { file.first + 1 }

  /// The numbers of the lines of the fault: where nothing stands that should, the lines around it are meant.
  package var lines: ClosedRange<Int> {
    file.wrong.isEmpty ? number - 1...number : number...number + file.wrong.count - 1
  }

  /// Returns true if `line` is a line of the fault.
  func isHit(_ line: Int) -> Bool { lines.contains(line) }

  /// Returns true for a line in the header of the function that the fault is in.
  func isNear(_ line: Int) -> Bool {
    let all = file.lines
    var depth = (file.wrong.first.map { [$0] } ?? lines.map { all[$0 - 1] }).map(\.indent).max() ?? 0
    for index in (0..<lines.lowerBound - 1).reversed() where !all[index].isEmpty && all[index].indent < depth {
      // The parameters stand between the last line of a header and its first, which is indented as much.
      depth = all[index].indent + (all[index].drop { $0 == " " }.hasPrefix(")") ? 1 : 0)
      guard all[index].isHeader else { continue }
      let end = all[index...].firstIndex { $0.hasSuffix("{") } ?? index
      return (index...end).contains(line - 1)
    }
    return false
  }
}

nonisolated extension String {
  fileprivate var indent: Int { prefix { $0 == " " }.count }

  /// A Boolean value indicating whether a function, an initializer or a computed property begins here.
  fileprivate var isHeader: Bool {
    firstMatch(of: #/^ *(?:[a-z@()]+ )*(?:func |init[?(<]|deinit\b|subscript\b|var .*\{$)/#) != nil
  }
}
