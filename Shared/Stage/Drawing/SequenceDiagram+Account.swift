import Calls
import Diagrams

nonisolated extension SequenceDiagram {
  package init(_ title: String, _ account: Account, columns: Int = 120, rows: Int = 24) {
    self.init(title)
    for (depth, entry) in account.flat { event(at: "x", String(repeating: "-", count: depth) + "\(entry.event)") }
  }
}
