import Stage
import Workshop

/// The options that a command line gives, each once, with the text of its value.
nonisolated struct GivenOptions {
  private var values: [Option: String] = [:]

  /// The option that says what to do, if any does.
  private(set) var action: Option?

  /// - Parameters:
  ///   - offered: the options that there are.
  ///   - feeds: those that `GivenFeed` reads.
  init(
    _ arguments: [String], patterns: [String], _ offered: [Option], feeds: [String] = []
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else { throw Self.unexpected(argument, patterns, offered) }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(parts.first.map(String.init) ?? argument, offered, feeds)
      guard values[option] == nil else { throw UsageError("\(option.name) is given twice: give it once") }
      if option.isAction {
        let servesQuiz = action.map { [$0, option] as Set == [.quiz, .serve] } ?? false
        if let action, !servesQuiz {
          throw UsageError("\(action.name) and \(option.name) exclude each other: give one of them")
        }
        action = servesQuiz ? .serve : option
      }
      values[option] = try Self.value(of: option, parts.count == 2 ? String(parts[1]) : nil, &rest)
    }
  }

  /// The text of the option's value, empty for one that takes none; `nil` if it was not given.
  subscript(option: Option) -> String? { values[option] }

  /// The value of an option as a whole number.
  func number<Number: FixedWidthInteger>(
    _ option: Option, in range: ClosedRange<Number>
  ) throws(UsageError) -> Number? {
    guard let text = self[option] else { return nil }
    if Grammar.isDigits(text), let number = Number(text), range.contains(number) { return number }
    let bounds =
      range.lowerBound == range.upperBound
      ? "only \(range.lowerBound) here" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    throw UsageError("\(option.name) takes \(bounds), not \(excerpt(text))")
  }

  /// The one of the four that is asked for.
  private var pattern: Pattern? { values[.pattern].flatMap(Pattern.init(rawValue:)) }

  /// Refuses an option that means nothing beside the action.
  func refuseCompanions() throws(UsageError) {
    for option in Option.allCases where values[option] != nil {
      switch (option, action) {
      case (.depth, .check), (.random, .check), (.length, .check), (.seed, .check), (.seconds, .check), (.jobs, .check),
        (.step, .check):
        guard values[.pattern] == Attempt.way else { continue }
        throw UsageError("the judge of \(Attempt.way) knows where it plays and how long: leave \(option.name) out")
      case (.seed, .quiz): continue
      case (.seed, .serve) where values[.quiz] != nil: continue
      case (.seed, _): throw UsageError("--seed belongs to --check or --quiz: add one of them or leave --seed out")
      case (.depth, _), (.random, _), (.length, _), (.seconds, _), (.jobs, _):
        throw UsageError("\(option.name) belongs to --check: add --check or leave \(option.name) out")
      case (.port, .serve), (.open, .serve): continue
      case (.port, _), (.open, _):
        throw UsageError("\(option.name) belongs to --serve: add --serve or leave \(option.name) out")
      case (.json, .measure): continue
      case (.json, _): throw UsageError("--json belongs to --measure: add --measure or leave --json out")
      case (.pattern, .check) where pattern == nil: continue
      case (.pattern, .measure) where pattern == nil && values[.pattern] != Attempt.way: continue
      case (.pattern, .check):
        throw UsageError("--pattern does not go with --check, which compares all patterns: leave --pattern out")
      case (.pattern, .measure):
        throw UsageError("--pattern does not go with --measure, which measures all patterns: leave --pattern out")
      case (.pattern, _) where values[.quiz] != nil:
        throw UsageError("--pattern does not go with --quiz, where any way may be wrong: leave --pattern out")
      case (.pattern, .claims), (.pattern, .list), (.step, .claims), (.pattern, .experiment), (.step, .experiment):
        let action = action?.name ?? ""
        throw UsageError("\(option.name) means nothing to \(action): leave \(option.name) out")
      case (.live, _) where values[.quiz] != nil:
        throw UsageError("--live goes with the stage or a script, not with --quiz: leave one of them out")
      case (.live, .demo), (.live, .check), (.live, .claims), (.live, .measure), (.live, .experiment), (.live, .list),
        (.live, .sequence):
        let action = action?.name ?? ""
        throw UsageError("--live goes with the stage or a script, not with \(action): leave one of them out")
      case (.projector, .quiz): continue
      case (.projector, .some(let action)):
        throw UsageError("--projector is for the stage on a terminal, not for \(action.name): leave one of them out")
      default: continue
      }
    }
  }

  private static func option(_ name: String, _ offered: [Option], _ feeds: [String]) throws(UsageError) -> Option {
    if let option = offered.first(where: { $0.name == name }) { return option }
    if name == Option.live.name {
      // No slip of the pen: other chapters have it.
      let own = (offered.contains(.experiment) ? [Option.experiment.name] : []) + feeds
      let options = own.isEmpty ? "no options of its own" : "of its own only \(own.joined(separator: ", "))"
      throw UsageError("unknown option \(excerpt(name)): this chapter asks no real service, and has \(options)")
    }
    let hint = offered.map(\.name).nearest(to: name).map { "did you mean \($0)?" } ?? "--help lists the options"
    throw UsageError("unknown option \(excerpt(name)): \(hint)")
  }

  private static func value(
    of option: Option, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard option.value != nil else {
      guard attached == nil else { throw UsageError("\(option.name) takes no value: write \(option.name) alone") }
      return ""
    }
    let value = attached ?? (rest.first?.hasPrefix("--") == false ? rest.popFirst() : nil)
    guard let value, !value.isEmpty else { throw UsageError("\(option.name) needs a value: write \(option.form)") }
    return value
  }

  private static func unexpected(_ argument: String, _ patterns: [String], _ offered: [Option]) -> UsageError {
    let option = offered.first { $0.rawValue == argument }
    let hint =
      patterns.contains(argument)
      ? "did you mean --pattern \(argument)?" : option.map { "did you mean \($0.form)?" } ?? "--help lists the options"
    return UsageError("unexpected argument \(excerpt(argument)): \(hint)")
  }
}
