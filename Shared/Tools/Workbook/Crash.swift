import Workbench

/// The place in the reader's file where its code ended the program, and why.
struct Crash {
  /// The line to print: `Chapters/03-Counter/Yours/Reset.swift:12: Index out of range`.
  let line: String

  /// Reads the report that Swift writes when a program crashes; nil if it names neither a place nor a reason.
  init?(_ report: String, in exercise: ExerciseFiles) {
    let message = report.matches(
      of: #/([^/\s:]+\.swift):(\d+): (?:Fatal error|Precondition failed|Assertion failed)(?:: (.+))?/#
    ).last?.output
    let failure = report.firstMatch(of: #/Swift runtime failure: (.+?) in /#)?.output.1
    let reason = message?.3 ?? failure ?? report.firstMatch(of: #/Program crashed: (.+?)(?: at 0x|\n)/#)?.output.1
    let name = "\(exercise.name).swift"
    let frame = report.matches(of: #/ at .*?/([^/\n]+\.swift):(\d+)/#).first { $0.output.1 == name }?.output.2
    let number = message.flatMap { $0.1 == name ? $0.2 : nil } ?? frame
    guard reason != nil || number != nil else { return nil }
    let place = number.map { "\(exercise.yours):\($0): " } ?? ""
    line = place + (reason.map(String.init) ?? "the program crashed")
  }
}
