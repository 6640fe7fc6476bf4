import Terminal

/// `--check --pattern yours`: what a reader has written is judged, and what is wrong with it is told.
@MainActor struct JudgeReport {
  private let title: String
  private let guest: any Guest
  private let console: Console
  private let ink: Ink

  init(_ guest: any Guest, title: String, _ console: Console, _ ink: Ink) {
    self.title = title
    self.guest = guest
    self.console = console
    self.ink = ink
  }

  /// Each thing is told as it is judged: what ends the program was the one behind the last.
  func run() -> ExitStatus {
    console.writeLine(ink.bold(title))
    for judgement in guest.judgements(Effort()) {
      do {
        if let verdict = try judgement.verdict() {
          console.writeLine("\(verdict)")
          return .differs
        }
        console.writeLine("\(ink.good("✓")) \(judgement.statement)")
      } catch {
        console.complain("\(title): the rule \(quoted(judgement.statement)) cannot be tried: \("\(error)".visible)")
        return .differs
      }
    }
    console.writeLine(ink.good("solved"))
    return .fine
  }
}
