import Calls
import Controls
import Stage
import Terminal
import Workshop

/// A live session with the panes of a chapter: its history, and the choice of what to look at. It does not draw.
@MainActor package final class Session {
  /// The chapter that is played.
  package let chapter: any Chapter.Type

  /// The steps that can be played, and the ways in them.
  package internal(set) var selection: StepSelection

  /// The quiz, in which the person looks for a fault, if it is one.
  package let quiz: Quiz?

  /// The panes as they are now.
  package internal(set) var panes: any StagedPanes

  /// The inputs since the screens were opened, with their outcomes.
  package internal(set) var history: History

  /// The number of times that another step, or the same one anew, was opened.
  package internal(set) var openings = 0

  /// The moment to which the person has travelled; nil in the present.
  package var journey: Int?

  /// The pane that is looked at alone; nil for all.
  package internal(set) var chosen: Int?

  /// The pane whose way is looked into, by its index.
  package var focused = 0

  /// The source that is shown beside the panes, if any.
  package var code: CodeView?

  /// The sources of the chapter.
  package let sources: HighlightedSources

  /// The message to the person, until the next input.
  package var message: Message?

  /// The lines that ran in the last story.
  var ranLines = Remembered<[UInt: Int], Result<RanLines, LineTrouble>>()

  let reader: AccountReader
  let goesOnline: Bool
  let isLive: Bool

  /// A line to the person.
  package struct Message: Hashable {
    /// The line.
    package var text: String
    /// A Boolean value indicating whether something could not be done.
    package var isBad: Bool

    /// A message that says `text`.
    package init(text: String, isBad: Bool = false) {
      (self.text, self.isBad) = (text, isBad)
    }
  }

  /// Opens step `step` of `chapter`, from 1.
  ///
  /// - Parameters:
  ///   - selection: the steps and ways to play; by default all of the chapter's steps in the four ways.
  ///   - goesOnline: whether a step that uses the network asks the real one.
  /// - Throws: `PaneError`.
  package init(
    _ chapter: any Chapter.Type, _ selection: StepSelection? = nil, quiz: Quiz? = nil, step: Int,
    goesOnline: Bool = true, isLive: Bool = false, sources: HighlightedSources? = nil
  ) throws(PaneError) {
    let sources = sources ?? HighlightedSources(chapter)
    let selection = selection ?? quiz.map { StepSelection($0.fault) } ?? StepSelection(chapter.steps)
    // A fault must be visible under the script, too, that the quiz shows at the end.
    let goesOnline = goesOnline && quiz == nil
    (self.chapter, self.selection, self.quiz, self.sources) = (chapter, selection, quiz, sources)
    (self.goesOnline, self.isLive) = (goesOnline, isLive)
    reader = AccountReader(try? sources.sources.get())
    panes = try selection.open(step, goesOnline: goesOnline, isLive: isLive, isTraced: true)
    history = History(step: step, opened: panes.moment(of: nil, panes.openings, reader))
  }
}

/// Derived state, and choosing what to look at.
extension Session {
  /// The step that is played.
  package var step: any Scene.Type { selection.scenes[history.step - 1] }

  /// The moment that is shown: the last, or where the person has travelled.
  package var shown: History.Moment { history.moments[journey ?? history.moments.count - 1] }

  /// The story that is shown: the latest, or that of the moment to which the person has travelled.
  package var told: History.Story { journey == nil ? history.story : History.Story(shown) }

  /// The number of the step that is played, `step 2 of 2`; nil in a quiz and where there is only one.
  package var numberedStep: String? {
    let count = selection.scenes.count
    return quiz == nil && count > 1 ? "step \(history.step) of \(count)" : nil
  }

  /// A Boolean value indicating whether the person looks for a fault.
  package var isQuiz: Bool { quiz != nil && quiz?.answer == nil }

  /// The difference between the panes in the story. It is nil in a quiz, because finding it is the task: a drawing
  /// must read this property, not `told`.
  package var disagreement: Disagreement? { isQuiz ? nil : told.disagreement }

  /// The pane whose way is looked into.
  package var lookedInto: Int { chosen ?? focused }

  /// The further ways of the step that are not among the panes.
  package var absentWays: [String] { selection.absentWays(in: history.step) }

  /// Looks at pane `pane` alone; nil for all.
  package func choose(pane: Int?) {
    guard let pane else {
      chosen = nil
      return
    }
    guard panes.names.indices.contains(pane) else { return }
    (chosen, focused) = (pane, pane)
  }

  /// Looks into the way of pane `pane`.
  package func focus(_ pane: Int) {
    focused = pane
    if chosen != nil { chosen = pane }
  }

  /// Looks into the next way.
  package func focusNext() { focus((focused + 1) % panes.names.count) }

  /// Says why something cannot be.
  package func tell(_ error: some Error) {
    message = Message(text: "\(error)".visible, isBad: true)
  }
}
