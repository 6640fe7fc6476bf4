import Foundation

/// The reader's code beside that of the solution: the lines in which they differ, without comments.
struct Comparison {
  let lines: [String]

  init(_ yours: String, _ solution: String) {
    let (yours, solution) = (Self.code(of: yours), Self.code(of: solution))
    let difference = solution.difference(from: yours) { $0.trimmed == $1.trimmed }
    guard !difference.isEmpty else {
      lines = ["\nYour code is that of the solution."]
      return
    }
    let changes = Self.changes(from: yours, to: solution, difference)
    let rest = changes.count - Self.limit
    lines =
      ["\nYour code beside the solution (- yours, + the solution):"] + changes.prefix(Self.limit)
      + (rest > 0 ? ["  … and \(rest) lines more"] : []) + Self.remarks(yours, solution)
  }

  private static let limit = 30

  private static func code(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      let code = line.trimmed
      return !code.isEmpty && !code.hasPrefix("//")
    }
  }

  private static func changes(
    from yours: [String], to solution: [String], _ difference: CollectionDifference<String>
  ) -> [String] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [String] = []
    var (left, right) = (0, 0)
    while left < yours.count || right < solution.count {
      if removed.contains(left) {
        changes.append("- \(yours[left])")
        left += 1
      } else if inserted.contains(right) {
        changes.append("+ \(solution[right])")
        right += 1
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
    return changes
  }

  /// The judge finds both right, and they are not the same.
  private static func remarks(_ yours: [String], _ solution: [String]) -> [String] {
    let uses = { (code: [String], word: String) in
      code.contains { $0.split { !$0.isLetter }.contains(word[...]) }
    }
    guard uses(yours, "unowned"), !uses(solution, "unowned"), uses(solution, "weak") else { return [] }
    return [
      "\nYou wrote `unowned` where the solution has `weak`. Neither retains the object. After the object was deallocated, "
        + "a weak reference is nil, and the use of an unowned one ends the program."
    ]
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
