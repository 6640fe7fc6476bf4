import Stage
import StageSession
import Terminal
import TerminalStage
import Workshop

/// The screens for a person: the stage, or the prompt where a stage is impossible.
extension ChapterCommand {
  /// A terminal that can show it gets the stage; else it goes line by line.
  func quiz(_ asked: Options.Quiz, _ options: Options, _ environment: [String: String]) -> ExitStatus {
    attempt {
      let quiz = try quiz(asked, options)
      let shown = StageOptions(options, quiz)
      let stage =
        console.inputIsTerminal && console.outputIsTerminal
        ? runStage(shown, environment, HighlightedSources(quiz), message: Quiz.task) : nil
      return stage ?? Prompt.run(chapter, shown.selection, quiz: quiz, step: 1, console, drawing(shown))
    }
  }

  /// The quiz that is asked for, with any fault unless its seed is given.
  func quiz(_ asked: Options.Quiz, _ options: Options) throws -> Quiz {
    try Quiz(chapter, step: options.step, seed: asked.seed ?? UInt64.random(in: 0...UInt64(UInt16.max)))
  }

  /// A terminal gets the stage, or the prompt if it is too small or can place no cursor; input that is no terminal is a
  /// script; where there is neither, the demo plays.
  func runBare(_ shown: StageOptions, _ environment: [String: String]) -> ExitStatus {
    if console.inputIsTerminal, console.outputIsTerminal {
      return runStage(shown, environment, HighlightedSources(chapter, yours: submission?.name))
        ?? Prompt.run(
          chapter, shown.selection, step: shown.step, isLive: shown.isLive, console,
          drawing(shown))
    }
    guard let bytes = console.inputIsTerminal ? [] : read("-", for: .script) else { return .noInput }
    if bytes.isEmpty, shown.isLive {
      console.complain("\(chapter.name): --live has nothing to play: use a terminal, or give a script")
      return .usage
    }
    return bytes.isEmpty
      ? play(chapter.demo, name: "demo.script", shown) : play(bytes, name: "<stdin>", shown)
  }

  /// Nil where no stage can be shown; a message says so on a terminal that is too small.
  private func runStage(
    _ shown: StageOptions, _ environment: [String: String], _ sources: HighlightedSources, message: String? = nil
  ) -> ExitStatus? {
    let traits = TerminalTraits(environment: environment, allowsColors: shown.allowsColor)
    guard traits.isUsable, let open = console.openTerminal else { return nil }
    // First: a terminal that is taken and given back at once would flash.
    guard console.extent.columns >= StageLayout.least.columns, console.extent.rows >= StageLayout.least.rows else {
      let least = "\(StageLayout.least.columns) × \(StageLayout.least.rows)"
      console.complain(
        "\(chapter.name): the stage needs a terminal of \(least), this one has \(console.extent): line by line")
      return nil
    }
    do {
      let session = try open()
      defer { session.close() }
      // Not before: an invisible stage would ask its services all the same.
      let live = try shown.session(of: chapter, sources)
      live.message = message.map { Session.Message(text: $0) }
      let stage = LiveStage(live, isForProjector: shown.isForProjector)
      stage.run(on: StageTerminal(session), Painter(traits))
      return .fine
    } catch {
      console.complain("\(chapter.name): \(error)")
      return error is TerminalRefusal ? nil : .differs
    }
  }

  func drawing(_ shown: StageOptions) -> PaneDrawing {
    PaneDrawing(
      columns: console.extent.columns, ink: console.ink(allowsColor: shown.allowsColor),
      ellipsis: console.ellipsis)
  }
}
