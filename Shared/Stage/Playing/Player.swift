import Controls

/// Plays scripts, in all panes alike, and returns the outcome of each line.
@MainActor public final class Player {
  /// The panes that are on stage now.
  public private(set) var panes: any StagedPanes

  /// The step that is on stage now, from 1.
  public private(set) var step: Int

  /// The steps and ways that can be played; nil for one screen alone.
  package let selection: StepSelection?

  private let goesOnline: Bool
  private let isLive: Bool

  /// The outcome of one line.
  public enum Outcome {
    /// The input happened; these were the screens before it, and this is what is wrong after it.
    case happened(before: [Snapshot], Disagreement?)
    /// The answer of each pane to an expectation.
    case answered([Snapshot.Answer])
    /// There is a fresh screen.
    case opened(Disagreement?)
    /// Nothing happened to the screen: `show` and `note` are for the transcript.
    case nothing
  }

  /// Opens step `step`, from 1, of `steps`, with a pane for each of `patterns`.
  ///
  /// - Throws: `PaneError.unknownStep`; `PaneError.endless` if a way never comes to rest.
  public convenience init(
    _ steps: [any Step.Type], step: Int, patterns: [Pattern] = Pattern.allCases, goesOnline: Bool = false,
    isLive: Bool = false
  ) throws(PaneError) {
    try self.init(StepSelection(steps, patterns), step: step, goesOnline: goesOnline, isLive: isLive)
  }

  /// Opens step `step`, from 1, of `selection`.
  ///
  /// - Parameters:
  ///   - goesOnline: whether steps that use the network ask the real one.
  ///   - isLive: whether the real service is asked in the place of the one that a step brings along.
  /// - Throws: `PaneError.unknownStep`; `PaneError.endless` if a way never comes to rest.
  package init(
    _ selection: StepSelection, step: Int, goesOnline: Bool = false, isLive: Bool = false
  ) throws(PaneError) {
    self.selection = selection
    self.step = step
    self.goesOnline = goesOnline
    self.isLive = isLive
    panes = try selection.open(step, goesOnline: goesOnline, isLive: isLive)
    try panes.awaitAnswers()
  }

  /// Plays on `panes` alone: lines that are about more than one screen are refused.
  package init(_ panes: any StagedPanes) {
    (self.panes, step, selection, goesOnline, isLive) = (panes, 1, nil, false, false)
  }

  /// Plays one line. Where requests go out, what it sets off is awaited.
  ///
  /// - Throws: a `PaneError`, if the line asks for something that there is not, or a way never comes to rest.
  public func play(_ command: Command) throws(PaneError) -> Outcome {
    switch command {
    case .input(let input):
      let before = panes.snapshots
      try panes.perform(input)
      try panes.awaitAnswers()
      return .happened(before: before, panes.disagreement())
    case .expect(let expectation):
      try panes.validate(expectation)
      return .answered(panes.snapshots.map { $0.answer(expectation) })
    case .step(let number):
      panes = try knownSelection().open(number, goesOnline: goesOnline, isLive: isLive)
      step = number
      try panes.awaitAnswers()
      return .opened(panes.disagreement())
    case .replay(let number, let isLive):
      panes = try knownSelection().replay(number, isLive: isLive)
      step = number
      return .opened(panes.disagreement())
    case .show, .note:
      guard selection != nil else { throw .oneStep }
      return .nothing
    }
  }

  /// The title of the current step; empty for one screen alone.
  package var title: String { selection?.title(of: step) ?? "" }

  private func knownSelection() throws(PaneError) -> StepSelection {
    guard let selection else { throw .oneStep }
    return selection
  }

  /// Looks for what no step can do before anything is played, so that nothing is half played.
  ///
  /// - Throws: the first error, reading from the top. Only the event itself can check an argument.
  public func validate(_ script: Script) throws(ScriptError) {
    var panes = panes
    for line in script.lines {
      do throws(PaneError) {
        switch line.command {
        case .input(let input): try panes.validate(input)
        case .expect(let expectation): try panes.validate(expectation)
        case .step(let number): panes = try knownSelection().open(number)
        case .replay(let number, let isLive): panes = try knownSelection().replay(number, isLive: isLive)
        case .show, .note: guard selection != nil else { throw PaneError.oneStep }
        }
      } catch {
        throw script.error(at: line, error)
      }
    }
  }
}

extension StepSelection {
  /// Opens the panes online, where only the script answers.
  fileprivate func replay(_ number: Int, isLive: Bool) throws(PaneError) -> any StagedPanes {
    try open(number, goesOnline: true, isLive: isLive, awaitsReplies: true)
  }
}

extension StagedPanes {
  /// Refuses an expectation of a control that there is not.
  package func validate(_ expectation: Expectation) throws(PaneError) {
    guard identifiers.contains(expectation.control) else {
      throw .unknown(identifier: expectation.control, known: identifiers)
    }
  }
}

nonisolated extension Script {
  /// The same error where it stands in the script.
  public func error(at line: Line, _ error: PaneError) -> ScriptError {
    self.error(at: line, word: error.word, "\(error)")
  }
}
