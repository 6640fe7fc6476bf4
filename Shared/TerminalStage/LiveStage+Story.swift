import Stage
import StageSession
import Terminal

/// The account of the latest events, in words.
extension LiveStage {
  /// Returns the events in a pane, link by link, and which functions of its way ran, in the order of the source, on lines of at
  /// most `columns`: the first ones, if there are more than `limit`.
  func story(ofPane pane: Int, columns: Int, atMost limit: Int = .max) -> [String] {
    guard session.told.chains.indices.contains(pane) else { return [] }
    let chain = Chain(session.told.chains[pane]).lines(columns: columns, atMost: limit)
    let functions = session.functions(ofPane: pane)
    let ran = functions.isEmpty ? [] : "ran: \(functions.joined(separator: ", "))".wrapped(toColumns: columns)
    return Array((chain + ran).prefix(limit))
  }
}
