import Diagrams
import Foundation
import Terminal
import Workbench

extension Chapter {
  /// The program of the chapter: reads the command line, does what it says, and exits with an `ExitStatus`.
  public static func main() {
    let program = ChapterProgram(Self.self, .standard)
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(program.run(arguments, environment: ProcessInfo.processInfo.environment).rawValue)
  }
}

/// What the program of a chapter does with its arguments, its standard input and its terminal.
///
/// An output that is closed early ends the program as it ends any other: by the signal SIGPIPE, without a word.
@MainActor struct ChapterProgram {
  private let chapter: any Chapter.Type
  private var console: Console
  private let guest: (any Guest)?

  /// - Parameter guest: what a reader has written, in a program that was built with it.
  init(_ chapter: any Chapter.Type, _ console: Console, guest: (any Guest)? = nil) {
    self.chapter = chapter
    self.console = console
    self.guest = guest
  }

  func run(_ arguments: [String], environment: [String: String]) -> ExitStatus {
    var program = self
    program.console = console.speaking(to: TerminalTraits(environment: environment))
    return program.perform(arguments, environment)
  }

  private func perform(_ arguments: [String], _ environment: [String: String]) -> ExitStatus {
    let patterns = Pattern.allCases.map(\.rawValue) + [Options.yours]
    let options: Options
    let given: GivenFeed
    do throws(UsageError) {
      given = try GivenFeed(arguments, chapter.feeds)
      options = try Options(
        arguments: given.rest, environment: environment, patterns: patterns, steps: chapter.steps.count,
        hasExperiments: !chapter.experiments.isEmpty, offersLive: chapter.offersLive,
        feeds: chapter.feeds.map(\.option))
      try given.refuse(beside: options.action)
    } catch {
      console.complain("\(chapter.name): \(error)")
      return .usage
    }
    var notice: String?
    if guest == nil {
      switch Handover(chapter, console).outcome(of: options, arguments) {
      case .ends(let status): return status
      case .goesOn(let message): notice = message
      }
    }
    let performance = Performance(options, of: chapter, guest)
    switch options.action {
    case .help:
      console.write(
        Options.help(
          program: chapter.name, patterns: patterns, hasExperiments: !chapter.experiments.isEmpty,
          offersLive: chapter.offersLive, feeds: chapter.feeds.map { ("\($0.option) FILE", $0.summary) }))
      return .fine
    case .list:
      console.write(Listing(chapter, step: performance.step).text)
      return .fine
    case .claims:
      return ClaimsReport(chapter, console, console.ink(allowsColor: options.allowsColor)).run()
    case .measure(let asJSON):
      return CostReport(chapter, step: performance.step, console).run(asJSON: asJSON)
    case .experiment(let name):
      return experiment(name)
    case .check where performance.isYours:
      guard let guest else { return .usage }
      let title = "\(chapter.name), \(guest.name): \(performance.playbill.title(of: performance.step))"
      return JudgeReport(
        guest, title: title, console, console.ink(allowsColor: options.allowsColor),
        journal: environment[Journal.variable].map(Journal.init)
      ).run()
    case .check(let check):
      return CheckReport(
        chapter.steps[performance.step - 1],
        title: "\(chapter.name), \(Playbill(chapter.steps).title(of: performance.step))",
        check, console, drawing(performance)
      ).run()
    case .quiz(let seed):
      return quiz(options, environment, seed: seed ?? UInt64.random(in: 0...UInt64(UInt16.max)))
    case .demo:
      return play(chapter.demo, name: "demo.script", performance)
    case .script(let file):
      guard let bytes = read(file, for: .script) else { return .noInput }
      return play(bytes, name: file == "-" ? "<stdin>" : file, performance)
    case .sequence(let file):
      guard let bytes = read(file, for: .sequence) else { return .noInput }
      return draw(bytes, name: file == "-" ? "<stdin>" : file, performance)
    case .traceLines(let file):
      return traceLines(file, performance, log(arguments, environment))
    case .run:
      if let (feed, path) = given.feed { return play(feed, path, performance) }
      return runBare(performance, environment, log(arguments, environment), notice)
    }
  }

  /// What is known of the chapter's lines; a build that knows it is to be called with the same arguments.
  private func log(_ arguments: [String], _ environment: [String: String]) -> LineLog {
    LineLog(chapter, yours: guest?.name, arguments, environment: environment)
  }

  private func experiment(_ name: String) -> ExitStatus {
    guard let experiment = chapter.experiments.first(where: { $0.name == name }) else {
      let hint = chapter.experiments.map(\.name).nearest(to: name).map { "did you mean \($0)?" } ?? "--list names them"
      console.complain("\(chapter.name): \(UsageError("unknown experiment \(excerpt(name)): \(hint)"))")
      return .usage
    }
    do {
      try experiment.run(console.writeLine)
      return .fine
    } catch {
      console.complain("\(chapter.name): the experiment \(name) could not be done: \(error)")
      return .differs
    }
  }

  /// A terminal that can show it gets the stage; else it goes line by line.
  private func quiz(_ options: Options, _ environment: [String: String], seed: UInt64) -> ExitStatus {
    attempt {
      let quiz = try Quiz(chapter, step: options.step, seed: seed)
      let performance = Performance(options, of: chapter, quiz)
      let stage =
        console.inputIsTerminal && console.outputIsTerminal
        ? runStage(performance, environment, LineLog(quiz), Quiz.task) : nil
      return stage ?? Prompt.run(chapter, performance.playbill, step: 1, console, drawing(performance))
    }
  }

  /// A terminal gets the stage, or the prompt if it is too small or can place no cursor; input that is no terminal is a
  /// script; where there is neither, the demo plays.
  private func runBare(
    _ performance: Performance, _ environment: [String: String], _ log: LineLog, _ notice: String?
  ) -> ExitStatus {
    if console.inputIsTerminal, console.outputIsTerminal {
      return runStage(performance, environment, log, notice)
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
    _ performance: Performance, _ environment: [String: String], _ log: LineLog, _ notice: String?
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
      stage.message = notice.map { LiveStage.Message(text: $0, isBad: performance.playbill.quiz == nil) }
      stage.run(on: StageTerminal(session), Painter(traits))
      return .fine
    } catch {
      console.complain("\(chapter.name): \(error)")
      return error is TerminalRefusal ? nil : .differs
    }
  }

  private func play(_ bytes: [UInt8], name: String, _ performance: Performance) -> ExitStatus {
    attempt {
      let script = try Script(parsing: bytes, name: name)
      var transcript = try transcript(performance)
      try transcript.play(script)
      return tell(transcript.failures)
    }
  }

  private func play(_ feed: InputFeed, _ path: String, _ performance: Performance) -> ExitStatus {
    attempt {
      let inputs = try feed.open(path)
      var transcript = try transcript(performance)
      try transcript.play(inputs, from: path)
      return tell(transcript.failures)
    }
  }

  private func transcript(_ performance: Performance) throws(PaneError) -> Transcript {
    Transcript(
      try performance.player(), of: chapter, drawing: drawing(performance), write: console.writeLine)
  }

  private func draw(_ bytes: [UInt8], name: String, _ performance: Performance) -> ExitStatus {
    attempt {
      let script = try Script(parsing: bytes, name: name)
      var sequence = SequenceReport(try performance.player())
      let sheet = try sequence.play(script)
      let status = tell(sequence.failures)
      sheet.lines.forEach(console.writeLine)
      return status
    }
  }

  private func traceLines(_ file: String, _ performance: Performance, _ log: LineLog) -> ExitStatus {
    attempt {
      let (recorder, sources) = try (log.recorder.get(), log.sources.get())
      guard let bytes = read(file, for: .traceLines) else { return .noInput }
      let script = try Script(parsing: bytes, name: file == "-" ? "<stdin>" : file)
      var trace = try LineTrace(chapter, sources, recorder) { () throws(PaneError) in
        try performance.player()
      }
      try trace.play(script, write: console.write)
      return tell(trace.failures)
    }
  }

  private func tell(_ failures: [String]) -> ExitStatus {
    for failure in failures { console.complain(failure) }
    return failures.isEmpty ? .fine : .differs
  }

  /// What `body` comes to; what it throws becomes a line and the status for it.
  private func attempt(_ body: () throws -> ExitStatus) -> ExitStatus {
    do {
      return try body()
    } catch let error as ScriptError {
      console.complain("\(error)")
      return .badScript
    } catch let error as UsageError {
      console.complain("\(chapter.name): \(error)")
      return .usage
    } catch let error as FeedError {
      console.complain("\(chapter.name): \(error.message)")
      return error.status
    } catch {
      console.complain("\(chapter.name): \(error)")
      return error is LineTrouble ? .unavailable : .differs
    }
  }

  /// The bytes of `file`, or nil after a line that says why there are none.
  private func read(_ file: String, for option: Option) -> [UInt8]? {
    let isInput = file == "-"
    do {
      return isInput ? try console.readAll() : Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      let name = isInput ? "standard input" : file.visible
      let exists = isInput || FileManager.default.fileExists(atPath: file)
      console.complain(
        "\(name): \(exists ? "it cannot be read" : "there is no such file"); "
          + "\(option.name) takes the path of a script, or - for standard input")
      return nil
    }
  }

  private func drawing(_ performance: Performance) -> PaneDrawing {
    PaneDrawing(
      columns: console.extent.columns, ink: console.ink(allowsColor: performance.allowsColor),
      ellipsis: console.ellipsis)
  }
}

/// What of a chapter is on stage.
@MainActor private struct Performance {
  let playbill: Playbill
  let step: Int
  let isLive: Bool
  let allowsColor: Bool
  let isForProjector: Bool

  /// Whether what a reader has written is asked for, and nothing else.
  let isYours: Bool

  init(_ options: Options, of chapter: any Chapter.Type, _ guest: (any Guest)?) {
    let pattern = options.pattern.flatMap(Pattern.init(rawValue:))
    isYours = options.pattern != nil && pattern == nil
    let isAlone = pattern != nil
    playbill = Playbill(chapter.steps, pattern.map { [$0] } ?? Pattern.allCases, isAlone ? nil : guest)
    step = options.step ?? playbill.guestNumber
    isLive = options.isLive
    allowsColor = options.allowsColor
    isForProjector = options.isForProjector
  }

  /// A quiz, in which all four are shown.
  init(_ options: Options, of chapter: any Chapter.Type, _ quiz: Quiz) {
    (playbill, step, isLive, isYours) = (Playbill(quiz), 1, false, false)
    allowsColor = options.allowsColor
    isForProjector = options.isForProjector
  }

  func player() throws(PaneError) -> Player {
    try Player(playbill, step: step, isLive: isLive)
  }
}
