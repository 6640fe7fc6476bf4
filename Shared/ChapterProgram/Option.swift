import Stage
import Terminal

/// One option of the command line: the table that is parsed by and that the help prints.
nonisolated enum Option: String, CaseIterable {
  case pattern, demo, script, sequence, check, depth, random, length, seed, seconds, jobs, claims, measure, json
  case experiment, list, quiz, serve, port, open, step, live, projector
  case traceLines = "trace-lines"
  case noColor = "no-color"
  case help

  /// As it is typed: `--no-color`.
  var name: String { "--\(rawValue)" }

  /// The placeholder of its value; `nil` if it takes none.
  var value: String? {
    switch self {
    case .pattern, .experiment: "NAME"
    case .script, .sequence, .traceLines: "FILE"
    case .depth, .random, .length, .jobs, .step, .port: "N"
    case .seed, .seconds: "S"
    case .demo, .check, .claims, .measure, .json, .list, .quiz, .live, .projector, .serve, .open,
      .noColor, .help:
      nil
    }
  }

  /// `--depth N`.
  var form: String { value.map { "\(name) \($0)" } ?? name }

  /// A Boolean value indicating whether it is an action. A command line has one action at most.
  var isAction: Bool {
    switch self {
    case .demo, .script, .sequence, .check, .claims, .measure, .experiment, .list, .quiz, .traceLines, .serve, .help:
      true
    case .pattern, .depth, .random, .length, .seed, .seconds, .jobs, .json, .step, .live, .projector, .port,
      .open, .noColor:
      false
    }
  }

  /// The effect, in a few words.
  var meaning: String {
    switch self {
    case .pattern: "only this pattern"
    case .demo: "play the chapter's script and print the transcript"
    case .script: "play a script, or - for standard input"
    case .sequence: "play a script and draw the calls of its last input"
    case .check: "compare the patterns on every sequence of inputs"
    case .depth: "with --check: every sequence of N inputs"
    case .random: "with --check: N random sequences (many: run -c release)"
    case .length: "with --check: N inputs in a random sequence (30)"
    case .seed: "with --check, --quiz: the same random choice again"
    case .seconds: "with --check: stop going deeper after S seconds (2)"
    case .jobs: "with --check: N processes at once (one per processor)"
    case .claims: "what the originals claim, tested"
    case .measure: "what an input of the demo costs (run -c release)"
    case .json: "with --measure: for programs to read"
    case .experiment: "try something out and print what comes of it"
    case .list: "the controls, and what a script can do with them"
    case .quiz: "find the fault that is planted in one of the ways"
    case .traceLines: "play a script, print as JSON which lines each input ran"
    case .step: "step N of the chapter (its last)"
    case .live: "ask the real service, not the one that comes along"
    case .projector: "on a terminal: few and large elements"
    case .serve: "show the stage in a browser of this machine"
    case .port: "with --serve: at this port (any that is free)"
    case .open: "with --serve: open the browser as well"
    case .noColor: "no colour; so does NO_COLOR in the environment"
    case .help: "this text (also -h)"
    }
  }
}

nonisolated extension Option {
  /// The options that a chapter has; one without experiments, or without a real service, knows nothing of them.
  static func offered(hasExperiments: Bool, offersLive: Bool) -> [Option] {
    allCases.filter { ($0 != .experiment || hasExperiments) && ($0 != .live || offersLive) }
  }
}

nonisolated extension Options {
  /// The help of a chapter's program, in lines of at most 80 columns.
  ///
  /// - Parameter feeds: the options of the chapter's own, with what they do.
  public static func help(
    program: String, patterns: [String], hasExperiments: Bool = false, offersLive: Bool = false,
    feeds: [(form: String, meaning: String)] = []
  ) -> String {
    let offered = Option.offered(hasExperiments: hasExperiments, offersLive: offersLive)
    let width = 4 + (offered.map(\.form) + feeds.map(\.form)).reduce(0) { max($0, $1.count) }
    let options = offered.map { option in
      let detail = option == .pattern ? ": \(kinds(of: patterns))" : ""
      let lines = (option.meaning + detail).wrapped(toColumns: 80 - width)
      return "  \(option.form)".padded(to: width)
        + lines.joined(separator: "\n" + String(repeating: " ", count: width)) + "\n"
    }
    let own = feeds.map { "  \($0.form)".padded(to: width) + $0.meaning + "\n" }
    return """
      Usage: swift run \(program) [OPTION]...

      One feature written four ways, side by side. Without an option: the screen on a
      terminal; a script if standard input is none; else the demo.

      \((options + own).joined())
      --trace-lines needs a debug build without CALLS=0.
      It prints {"chapter": …, "inputs": […]}: for each input the step, the line of
      the script, the input, and ways → file → lines and counts; the first is for the
      opening of the screens, "step N" on line 0. The ways are
      \(patterns.listed).

      Exit status: 0 fine, 1 the patterns differ or an expectation failed,
      64 bad usage, 65 bad script, 66 no such file, 69 another build is
      needed, or the chapter was changed so that nothing can be compared with it.

      """
  }
  /// The four patterns, and the ways that are shown beside them.
  private static func kinds(of patterns: [String]) -> String {
    let four = patterns.filter { Pattern(rawValue: $0) != nil }
    let more = patterns.filter { !four.contains($0) }
    return four.listed + (more.isEmpty ? "" : "; beside the four: \(more.listed)")
  }
}
