import Terminal

/// What a person gets to see: the stage, or the prompt where there can be none.
extension ChapterProgram {
  /// A terminal that can show it gets the stage; else it goes line by line.
  func quiz(_ options: Options, _ environment: [String: String], seed: UInt64) -> ExitStatus {
    attempt {
      let quiz = try Quiz(chapter, step: options.step, seed: seed)
      let performance = Performance(options, of: chapter, quiz)
      let stage =
        console.inputIsTerminal && console.outputIsTerminal
        ? runStage(performance, environment, LineLog(quiz), message: Quiz.task) : nil
      return stage ?? Prompt.run(chapter, performance.playbill, step: 1, console, drawing(performance))
    }
  }

  /// A terminal gets the stage, or the prompt if it is too small or can place no cursor; input that is no terminal is a
  /// script; where there is neither, the demo plays.
  func runBare(_ performance: Performance, _ environment: [String: String], _ log: LineLog) -> ExitStatus {
    if console.inputIsTerminal, console.outputIsTerminal {
      return runStage(performance, environment, log)
        ?? Prompt.run(
          chapter, performance.playbill, step: performance.step, isLive: performance.isLive, console,
          drawing(performance))
    }
    guard let bytes = console.inputIsTerminal ? [] : read("-", for: .script) else { return .noInput }
    if bytes.isEmpty, performance.isLive {
      console.complain("\(chapter.name): --live has nothing to play: use a terminal, or give a script")
      return .usage
    }
    return bytes.isEmpty
      ? play(chapter.demo, name: "demo.script", performance) : play(bytes, name: "<stdin>", performance)
  }

  /// Nil where no stage can be shown; a terminal that is too small is told so.
  private func runStage(
    _ performance: Performance, _ environment: [String: String], _ log: LineLog, message: String? = nil
  ) -> ExitStatus? {
    let traits = TerminalTraits(environment: environment, allowsColors: performance.allowsColor)
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
      // Not before: a stage that nobody sees would ask its services all the same.
      let stage = try LiveStage(
        chapter, performance.playbill, step: performance.step, isLive: performance.isLive,
        isForProjector: performance.isForProjector, log: log)
      stage.message = message.map { LiveStage.Message(text: $0) }
      stage.run(on: StageTerminal(session), Painter(traits))
      return .fine
    } catch {
      console.complain("\(chapter.name): \(error)")
      return error is TerminalRefusal ? nil : .differs
    }
  }

  func drawing(_ performance: Performance) -> PaneDrawing {
    PaneDrawing(
      columns: console.extent.columns, ink: console.ink(allowsColor: performance.allowsColor),
      ellipsis: console.ellipsis)
  }
}
