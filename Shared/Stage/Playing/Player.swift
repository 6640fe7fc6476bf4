import Controls

/// Plays scripts, in all panes alike, and hears what came of each line.
@MainActor public final class Player {
  /// The panes that are on stage now.
  public private(set) var panes: any StagedPanes

  /// The step that is on stage now, from 1.
  public private(set) var step: Int

  private let steps: [any Step.Type]
  private let patterns: [Pattern]

  /// What came of one line.
  public enum Outcome {
    /// The input happened; these were the screens before it, and this is what is wrong after it.
    case happened(before: [Snapshot], Disagreement?)
    /// What each pane answered to an expectation.
    case answered([Snapshot.Answer])
    /// There is a fresh screen.
    case opened(Disagreement?)
    /// Nothing happened to the screen: `show` and `note` are for the one who prints.
    case nothing
  }

  /// Opens step `step`, from 1, of `steps`, with a pane for each of `patterns`.
  public init(_ steps: [any Step.Type], step: Int, patterns: [Pattern] = Pattern.allCases) throws(PaneError) {
    self.steps = steps
    self.step = step
    self.patterns = patterns
    panes = try steps[step - 1].open(patterns)
  }

  /// Plays one line.
  ///
  /// - Throws: a `PaneError`, if the line asks for something that there is not.
  public func play(_ command: Command) throws(PaneError) -> Outcome {
    switch command {
    case .input(let input):
      let before = panes.snapshots
      try panes.perform(input)
      return .happened(before: before, panes.disagreement())
    case .expect(let expectation):
      guard panes.identifiers.contains(expectation.control) else {
        throw .unknown(identifier: expectation.control, known: panes.identifiers)
      }
      return .answered(panes.snapshots.map { $0.answer(expectation) })
    case .step(let number):
      guard steps.indices.contains(number - 1) else { throw .unknownStep(number, count: steps.count) }
      panes = try steps[number - 1].open(patterns)
      step = number
      return .opened(panes.disagreement())
    case .show, .note:
      return .nothing
    }
  }

  /// Looks for names that no step knows before anything is played, so that nothing is half played.
  public func validate(_ script: Script) throws(ScriptError) {
    var identifiers = panes.identifiers
    for line in script.lines {
      switch line.command {
      case .step(let number) where steps.indices.contains(number - 1):
        do throws(PaneError) {
          identifiers = try steps[number - 1].open(patterns).identifiers
        } catch {
          throw script.error(at: line, error)
        }
      case .step(let number):
        throw script.error(at: line, .unknownStep(number, count: steps.count))
      case .input(let input):
        if let control = input.control, !identifiers.contains(control) {
          throw script.error(at: line, .unknown(identifier: control, known: identifiers))
        }
      case .expect(let expectation):
        if !identifiers.contains(expectation.control) {
          throw script.error(at: line, .unknown(identifier: expectation.control, known: identifiers))
        }
      case .show, .note:
        break
      }
    }
  }
}

nonisolated extension Script {
  /// The same error where it stands in the script.
  public func error(at line: Line, _ error: PaneError) -> ScriptError {
    self.error(at: line, word: error.word, "\(error)")
  }
}

nonisolated extension PaneError: CustomStringConvertible {
  /// The word of the line that it is about, from 0.
  var word: Int {
    switch self {
    case .unknown, .unknownEvent, .argumentCount, .unknownStep: 1
    case .argument(let argument): 2 + argument.index
    case .wrongKind, .endless: 0
    }
  }

  /// One line: what was found, and what there is instead.
  public var description: String {
    switch self {
    case .unknown(let identifier, let known):
      return "there is no control \(identifier): use one of \(known.joined(separator: ", "))"
    case .wrongKind(let identifier, let kind, let needs):
      return "\(identifier) is a \(kind.rawValue), and this needs \(needs)"
    case .unknownEvent(let name, let known):
      let hint = known.isEmpty ? "this step has no events" : "use one of \(known.joined(separator: ", "))"
      return "there is no event \(name): \(hint)"
    case .argumentCount(let name, let parameters):
      return "write event \(([name] + parameters).joined(separator: " "))"
    case .argument(let argument):
      return "expected \(argument.expected)"
    case .unknownStep(let number, let count):
      return "there is no step \(number): use \(count == 1 ? "1" : "1 to \(count)")"
    case .endless(let way, let unsettled):
      return "\(way) never comes to rest: \(unsettled)"
    }
  }
}
