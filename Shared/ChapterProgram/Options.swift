import Stage

/// The options on the command line of a chapter.
///
/// Every option is written `--option VALUE` or `--option=VALUE` and stands at most once; ``help(program:patterns:)``
/// lists them. What a bare run is (a screen, a script from standard input, the demo) depends on the
/// terminal, which is not asked here.
nonisolated public struct Options: Hashable, Sendable {
  /// The one thing to do.
  public enum Action: Hashable, Sendable {
    /// Nothing was asked: the screen if there is a terminal.
    case run
    /// Play the chapter's own script.
    case demo
    /// Play this file; `-` is standard input.
    case script(String)
    /// Play this file, and draw what its last input set off; `-` is standard input.
    case sequence(String)
    /// Play this file and print which lines ran; `-` is standard input.
    case traceLines(String)
    /// Compare the ways.
    case check(Check)
    /// Show what the originals claim, tested.
    case claims
    /// Measure what an input of the demo costs in each way, as a table or as JSON.
    case measure(asJSON: Bool)
    /// Try something out, by its name, which may be one that the chapter does not have.
    case experiment(String)
    /// Plant a fault that the reader finds.
    case quiz(Quiz)
    /// Show the stage in a browser, or a quiz on it.
    case serve(port: UInt16, opens: Bool, quiz: Quiz? = nil)
    /// List the controls and what a script can do.
    case list
    /// Print the help.
    case help
  }

  /// The fault that is planted.
  public struct Quiz: Hashable, Sendable {
    /// The same fault each time; `nil` for any.
    public var seed: UInt64?

    /// The fault for a seed.
    public init(seed: UInt64? = nil) {
      self.seed = seed
    }
  }

  /// The limits of a check.
  public struct Check: Hashable, Sendable {
    /// Every sequence of so many inputs; `nil` for as many as the time allows.
    public var depth: Int?

    /// The number of random sequences; `nil` leaves it to the checker.
    public var random: Int?

    /// The number of inputs in a random sequence.
    public var length = 30

    /// Where the random sequences come from; `nil` for a fresh seed, which the checker prints.
    public var seed: UInt64?

    /// The time limit of the sequences by depth, in all.
    public var time = Duration.seconds(2)

    /// The number of processes that check together; `nil` for one for each processor.
    public var jobs: Int?

    /// The most processes.
    static let mostJobs = 64

    /// A check with the default bounds.
    public init() {}
  }

  /// The one thing to do.
  public var action = Action.run

  /// The only one of the four to show, or the way to show beside them; `nil` for the four.
  public var pattern: String?

  /// The step of the chapter, from 1; `nil` for the last.
  public var step: Int?

  /// A Boolean value indicating whether the chapter asks the real service instead of its embedded one.
  public var isLive = false

  /// A Boolean value indicating whether the stage shows few and large elements.
  public var isForProjector = false

  /// A Boolean value indicating whether the user allows colour: neither `--no-color` was given nor `NO_COLOR` set to
  /// anything but the empty text (no-color.org). The capability of the output is another question.
  public var allowsColor = true

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - environment: only `NO_COLOR` is read.
  ///   - patterns: the names that `--pattern` takes.
  ///   - steps: how many steps the chapter has.
  ///   - hasExperiments: whether the chapter has experiments; if not, `--experiment` is an unknown option.
  ///   - offersLive: whether the chapter can ask a real service; if not, `--live` is an unknown option.
  ///   - feeds: the options of the chapter's own feeds, as they are typed.
  /// - Throws: the first thing that makes no sense. `--help` anywhere is always answered.
  public init(
    arguments: [String], environment: [String: String], patterns: [String], steps: Int, hasExperiments: Bool = false,
    offersLive: Bool = false, feeds: [String] = []
  ) throws(UsageError) {
    allowsColor = environment["NO_COLOR", default: ""].isEmpty
    if arguments.contains("--help") || arguments.contains("-h") {
      action = .help
      return
    }
    let offered = Option.offered(hasExperiments: hasExperiments, offersLive: offersLive)
    let given = try GivenOptions(arguments, patterns: patterns, offered, feeds: feeds)
    try given.refuseCompanions()
    if given[.noColor] != nil { allowsColor = false }
    isLive = given[.live] != nil
    isForProjector = given[.projector] != nil
    pattern = try given[.pattern].map { name throws(UsageError) in try Self.pattern(name, of: patterns) }
    step = try given.number(.step, in: 1...max(1, steps))
    switch given.action {
    case .demo: action = .demo
    case .script: action = .script(given[.script] ?? "-")
    case .sequence: action = .sequence(given[.sequence] ?? "-")
    case .traceLines: action = .traceLines(given[.traceLines] ?? "-")
    case .check: action = .check(try Check(given))
    case .claims: action = .claims
    case .measure: action = .measure(asJSON: given[.json] != nil)
    case .experiment: action = .experiment(given[.experiment] ?? "")
    case .list: action = .list
    case .serve:
      action = .serve(
        port: try given.number(.port, in: 0...UInt16.max) ?? 0, opens: given[.open] != nil,
        quiz: given[.quiz] == nil ? nil : try Quiz(given))
    case .quiz: action = .quiz(try Quiz(given))
    default: action = .run
    }
  }

  private static func pattern(_ name: String, of patterns: [String]) throws(UsageError) -> String {
    if patterns.contains(name) { return name }
    let hint = patterns.nearest(to: name).map { "did you mean \($0)?" } ?? "use \(patterns.listed)"
    throw UsageError("unknown pattern \(excerpt(name)): \(hint)")
  }
}

nonisolated extension Options.Quiz {
  fileprivate init(_ given: GivenOptions) throws(UsageError) {
    self.init(seed: try given.number(.seed, in: 0...UInt64.max))
  }
}

nonisolated extension Options.Check {
  fileprivate init(_ given: GivenOptions) throws(UsageError) {
    self.init()
    depth = try given.number(.depth, in: 1...100)
    random = try given.number(.random, in: 0...1_000_000_000)
    length = try given.number(.length, in: 1...10_000) ?? length
    seed = try given.number(.seed, in: 0...UInt64.max)
    jobs = try given.number(.jobs, in: 1...Self.mostJobs)
    if let text = given[.seconds] {
      guard let time = Duration(decimal: text, .seconds), time <= .seconds(86_400) else {
        throw UsageError("--seconds takes a number from 0 to 86400, such as 2 or 0.5, not \(excerpt(text))")
      }
      self.time = time
    }
  }
}
