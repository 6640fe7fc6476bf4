import Calls
import Stage
import Terminal

nonisolated extension Account {
  /// The entries one below the other, each moved to the right as deep as it is.
  package func lines(columns: Int) -> [String] {
    guard !entries.isEmpty else { return ["nothing"] }
    let lines = flat.flatMap { depth, entry in
      let indentation = String(repeating: "  ", count: max(0, min(depth, columns / 8)))
      return "\(entry)".visible.wrapped(toColumns: columns - indentation.count).map { indentation + $0 }
    }
    return lines + (omitted > 0 ? ["… \(omitted) more"] : [])
  }
}
