import Controls
import Stage
import StageSession

/// The screens and the session that the page of a stage shows, sent after each change as an event whose data is this
/// value in JSON. ``StoryState`` follows it.
///
/// A value that is nil is left out. Texts are plain text; the page escapes them.
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

  /// The verdict on the panes; nil in a quiz, and where there is one pane.
  var parity: Parity?

  /// A Boolean value indicating whether the person looks for a fault, and no verdict is given.
  var isQuiz: Bool

  /// The inputs that are offered, as lines of a script. One that is not complete ends with its parameters.
  var menu: [MenuEntry]

  /// The index of the pane whose way is looked into.
  var looked: Int

  /// A Boolean value indicating whether that pane is shown alone.
  var isAlone: Bool

  /// A message to the person.
  var message: Message?

  /// A pane: the screen of a way.
  struct PaneState: Encodable {
    /// The name of the way.
    var way: String

    /// The visible views, in reading order.
    var views: [ViewState]

    /// The alert in front, if there is one.
    var alert: AlertState?
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
    menu = session.menu.map { MenuEntry(line: $0.text, isComplete: $0.isComplete) }
    message = session.message.map { Message(text: $0.text, isBad: $0.isBad) }
    (looked, isAlone) = (session.lookedInto, session.chosen != nil)
    panes = zip(session.panes.names, shown.snapshots).map { way, snapshot in
      PaneState(way: way, views: snapshot.views.map(ViewState.init), alert: snapshot.alert.map(AlertState.init))
    }
  }
}

extension StageState.AlertState {
  init(_ alert: Snapshot.AlertSnapshot) {
    (title, message, buttons) = (alert.title, alert.message, alert.buttons.map(ViewState.init))
  }
}

/// The number of ways in words.
func counted(_ number: Int) -> String {
  [2: "two", 3: "three", 4: "four", 5: "five"][number] ?? "\(number)"
}
