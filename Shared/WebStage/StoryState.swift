import Calls
import Diagrams
import Pictures
import Stage
import StageSession

/// The calls and changes of the latest input, for the page of a stage: an event of its own after each ``StageState``,
/// because it takes longer to make and to draw than the screens do.
struct StoryState: Encodable {
  /// The input whose calls and lines are shown.
  var told: String?

  /// The changes since the moment before the shown one, and the ways that have them.
  var changed: String

  /// The reason why there are no calls or no lines that ran, if there is one.
  var note: String?

  /// The accounts of the panes, from left to right.
  var accounts: [AccountState]

  /// The calls of a way, and its source.
  struct AccountState: Encodable {
    /// The name of the way.
    var way: String

    /// The calls of the latest input, as a picture in SVG.
    var calls: String

    /// The file of the way, by its path from the root of the package; nil if there is none.
    var file: String?

    /// The lines of the file that ran, by their numbers from 1, with the number of times.
    var ran: [Int: Int]

    /// The lines on which functions begin that were called, with their place in the order of the calls, from 1.
    var order: [Int: Int]
  }
}

extension StoryState {
  /// The calls and changes of the latest input in `session`.
  @MainActor init(_ session: Session) {
    let told = session.told
    self.told = told.title
    changed = session.changes
    note = session.callNote ?? session.lineNote
    let input = told.title ?? "the screens were opened"
    accounts = session.panes.names.enumerated().map { index, way in
      let diagram = SequenceDiagram(way, told.account(ofPane: index))
      let source = session.shownFile(ofPane: index)
      return AccountState(
        way: way, calls: Markup.svg(diagram, after: input, number: index).source, file: source.path,
        ran: source.ran?.lines ?? [:], order: source.calls)
    }
  }
}

extension Session {
  /// The changes of the screens since the moment before the shown one, for a person who does not see them.
  fileprivate var changes: String {
    let index = journey ?? history.moments.count - 1
    guard index > 0 else { return "" }
    let before = history.moments[index - 1].snapshots
    let news = zip(shown.snapshots, before).map { now, before in
      let facts = now.news(since: before)
      return facts.isEmpty ? "nothing changed" : facts.joined(separator: ", ")
    }
    guard let first = news.first, !isQuiz, news.count > 1, news.allSatisfy({ $0 == first }) else {
      return zip(panes.names, news).map { "\($0): \($1)" }.joined(separator: "; ")
    }
    return "\(first), in the \(counted(news.count)) ways"
  }
}
