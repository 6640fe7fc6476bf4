import Foundation
import Stage
import StageSession
import Terminal
import Workbench
import Workshop

extension Chapter {
  /// The program of the chapter: reads the command line, does what it says, and exits with an `ExitStatus`.
  public static func main() { main(serving: nil) }

  /// The same program, in which `serve` shows a session in a browser.
  package static func main(serving serve: ServeSession?) {
    var program = ChapterCommand(Self.self, .standard)
    program.serveSession = serve
    let arguments = Array(CommandLine.arguments.dropFirst())
    program.makeHelpers = { jobs in CheckHelpers.copies(jobs: jobs, arguments) }
    exit(program.run(arguments, environment: ProcessInfo.processInfo.environment).rawValue)
  }
}

/// Serves a session at a port of this machine, 0 for any that is free, and returns the address.
package typealias ServeSession = @MainActor (Session, UInt16) throws -> String

/// The program of a chapter, given its arguments, its standard input and its terminal.
///
/// An output that is closed early ends the program as it ends any other: by the signal SIGPIPE, without a word.
@MainActor struct ChapterCommand {
  let chapter: any Chapter.Type
  private(set) var console: Console
  let submission: (any Submission)?

  /// What serves a session; nil in a program that was built without a server.
  var serveSession: ServeSession?

  /// Makes the helpers of a check, for so many jobs; nil in a program that cannot be started once more, such as a test.
  var makeHelpers: ((_ jobs: Int?) -> CheckHelpers?)?

  /// - Parameter submission: what a reader has written, in a program that was built with it.
  init(_ chapter: any Chapter.Type, _ console: Console, submission: (any Submission)? = nil) {
    self.chapter = chapter
    self.console = console
    self.submission = submission
  }

  func run(_ arguments: [String], environment: [String: String]) -> ExitStatus {
    var program = self
    program.console = console.speaking(to: TerminalTraits(environment: environment))
    return program.perform(arguments, environment)
  }

  private func perform(_ arguments: [String], _ environment: [String: String]) -> ExitStatus {
    let patterns = chapter.wayNames + [Attempt.way]
    let options: Options
    let given: GivenFeed
    do throws(UsageError) {
      given = try GivenFeed(arguments, chapter.feeds)
      options = try Options(
        arguments: given.rest, environment: environment, patterns: patterns, steps: chapter.steps.count,
        hasExperiments: !chapter.experiments.isEmpty, offersLive: chapter.offersLive,
        feeds: chapter.feeds.map(\.option))
      try given.refuse(beside: options.action)
      try refuseStep(of: options)
    } catch {
      console.complain("\(chapter.name): \(error)")
      return .usage
    }
    guard submission != nil || options.pattern != Attempt.way else {
      console.complain(
        "\(chapter.name): your own way is not part of this program: type swift run Workbook run \(chapter.name)")
      return .unavailable
    }
    let shown = StageOptions(options, of: chapter, submission)
    switch options.action {
    case .help:
      console.write(
        Options.help(
          program: chapter.name, patterns: patterns, hasExperiments: !chapter.experiments.isEmpty,
          offersLive: chapter.offersLive, feeds: chapter.feeds.map { ("\($0.option) FILE", $0.summary) }))
      return .fine
    case .list:
      console.write(Listing(chapter, step: shown.step).text)
      return .fine
    case .claims:
      return ClaimsReport(chapter, console, console.ink(allowsColor: options.allowsColor)).run()
    case .measure(let asJSON):
      return CostReport(chapter, step: shown.step, with: shown.selection.further, console).run(asJSON: asJSON)
    case .experiment(let name):
      return experiment(name)
    case .check(let check):
      guard let submission = shown.submission else { return compare(check, options, shown, environment) }
      let title = "\(chapter.name), \(submission.name): \(shown.selection.title(of: shown.step))"
      return JudgeReport(
        submission, title: title, console, console.ink(allowsColor: options.allowsColor),
        journal: environment[Journal.variable].map(Journal.init)
      ).run()
    case .serve(let port, let opens, nil):
      return serve(shown, HighlightedSources(chapter, yours: submission?.name), at: port, opens: opens, arguments)
    case .serve(let port, let opens, let asked?):
      return attempt {
        let quiz = try quiz(asked, options)
        return serve(StageOptions(options, quiz), HighlightedSources(quiz), at: port, opens: opens, arguments)
      }
    case .quiz(let asked):
      return quiz(asked, options, environment)
    case .demo:
      return play(chapter.demo, name: "demo.script", shown)
    case .script(let file):
      guard let bytes = read(file, for: .script) else { return .noInput }
      return play(bytes, name: file == "-" ? "<stdin>" : file, shown)
    case .sequence(let file):
      guard let bytes = read(file, for: .sequence) else { return .noInput }
      return draw(bytes, name: file == "-" ? "<stdin>" : file, shown)
    case .traceLines(let file):
      return traceLines(file, shown)
    case .run:
      if let (feed, path) = given.feed { return play(feed, path, shown) }
      return runBare(shown, environment)
    }
  }

  /// Compares the ways of a step, and those of its further ways that are asked for.
  private func compare(
    _ check: Options.Check, _ options: Options, _ shown: StageOptions, _ environment: [String: String]
  ) -> ExitStatus {
    let step = chapter.steps[shown.step - 1]
    let report = CheckReport(
      step, with: options.pattern == nil ? step.furtherNames : shown.selection.further,
      title: "\(chapter.name), \(shown.selection.title(of: shown.step))", check, console, drawing(shown),
      helpers: makeHelpers?(check.jobs))
    if let order = environment[CheckOrder.variable].flatMap(CheckOrder.init(line:)) { return report.help(order) }
    return report.run()
  }

  /// Refuses a step that does not have the way that is asked for.
  private func refuseStep(of options: Options) throws(UsageError) {
    guard let number = options.step, let way = options.pattern, way != Attempt.way,
      !chapter.steps[number - 1].hasWay(way)
    else { return }
    throw UsageError("step \(number) is not written in the way \(way): leave --step out")
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
}
