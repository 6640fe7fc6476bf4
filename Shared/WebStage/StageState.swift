import Calls
import Controls
import Diagrams
import Pictures
import Stage
import StageSession
import Terminal

/// What the page of a stage shows: the only message from the program to the page, sent after each change as an event
/// whose data is this value in JSON.
///
/// A value that is nil is left out. Texts are plain text; the page escapes them. The pictures are SVG.
struct StageState: Encodable {
  /// The version of this message. A page that knows another one asks for a reload.
  var version = 1

  /// The number of the state, which grows with each change.
  var number: Int

  /// The chapter: `3 Counter`.
  var chapter: String

  /// The titles of the steps that can be opened.
  var steps: [String]

  /// The number of the step that is played, from 1.
  var step: Int

  /// The panes, from left to right.
  var panes: [PaneState]

  /// The further ways of the step, for which a pane can be added.
  var absentWays: [String]

  /// What was done since the screens were opened, as lines of a script; the first one is empty.
  var moments: [String]

  /// The index of the moment that is shown.
  var shown: Int

  /// The verdict on the panes; nil while it cannot be given.
  var parity: Parity?

  /// A Boolean value indicating whether the person looks for a fault, and no verdict is given.
  var isQuiz: Bool

  /// The input whose calls and lines are shown.
  var told: String?

  /// The inputs that are offered, as lines of a script. One that is not complete ends with its parameters.
  var menu: [MenuEntry]

  /// The changes since the moment before the shown one, and the ways that have them.
  var changed: String

  /// The index of the pane whose way is looked into.
  var looked: Int

  /// A Boolean value indicating whether that pane is shown alone.
  var isAlone: Bool

  /// A message to the person.
  var message: Message?

  /// The reason why there are no calls or no lines that ran, if there is one.
  var note: String?

  /// A pane: the screen of a way, what it just did, and its source.
  struct PaneState: Encodable {
    /// The name of the way.
    var way: String

    /// The visible views, in reading order.
    var views: [ViewState]

    /// The alert in front, if there is one.
    var alert: AlertState?

    /// The calls of the latest input, as a picture.
    var calls: String

    /// The file of the way, by its path from the root of the package; nil if there is none.
    var file: String?

    /// The lines of the file that ran, by their numbers from 1, with the number of times.
    var ran: [Int: Int]

    /// The lines on which functions begin that were called, with their place in the order of the calls, from 1.
    var order: [Int: Int]
  }

  /// An alert in front of a screen.
  struct AlertState: Encodable {
    var title: String
    var message: String?
    var buttons: [ViewState]
  }

  /// Whether the ways are the same.
  struct Parity: Encodable {
    var isSame: Bool
    var text: String
  }

  /// An input that is offered.
  struct MenuEntry: Encodable {
    var line: String
    var isComplete: Bool
  }

  /// A message to the person.
  struct Message: Encodable {
    var text: String
    var isBad: Bool
  }
}

extension StageState {
  /// The present state of `session`.
  @MainActor init(_ session: Session, number: Int) {
    let shown = session.shown
    let told = session.told
    self.number = number
    chapter = "\(session.chapter.number) \(session.chapter.name)"
    steps = session.quiz == nil ? session.selection.scenes.map { $0.title } : []
    step = session.history.step
    absentWays = session.absentWays
    moments = session.history.moments.map { $0.input?.description ?? "" }
    self.shown = session.journey ?? session.history.moments.count - 1
    if !session.isQuiz, shown.snapshots.count > 1 {
      let difference = session.disagreement
      parity = Parity(
        isSame: difference == nil,
        text: difference?.firstSentence ?? "the \(counted(shown.snapshots.count)) ways are the same")
    }
    isQuiz = session.isQuiz
    self.told = told.title
    menu = session.menu.map { MenuEntry(line: $0.text, isComplete: $0.isComplete) }
    message = session.message.map { Message(text: $0.text, isBad: $0.isBad) }
    note = session.callNote ?? session.lineNote
    changed = session.changes
    (looked, isAlone) = (session.lookedInto, session.chosen != nil)
    panes = session.panes.names.indices.map { index in
      let source = session.shownFile(ofPane: index)
      return PaneState(
        way: session.panes.names[index], views: shown.snapshots[index].views.map(ViewState.init),
        alert: shown.snapshots[index].alert.map(AlertState.init),
        calls: picture(
          SequenceDiagram(session.panes.names[index], told.account(ofPane: index)), index, after: told.title),
        file: source.path, ran: source.ran?.lines ?? [:], order: source.calls)
    }
  }
}

extension StageState.AlertState {
  init(_ alert: Snapshot.AlertSnapshot) {
    (title, message, buttons) = (alert.title, alert.message, alert.buttons.map(ViewState.init))
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

private func picture(_ diagram: SequenceDiagram, _ index: Int, after input: String?) -> String {
  Markup.svg(diagram, after: input ?? "the screens were opened", number: index).source
}

private func counted(_ number: Int) -> String {
  [2: "two", 3: "three", 4: "four", 5: "five"][number] ?? "\(number)"
}
