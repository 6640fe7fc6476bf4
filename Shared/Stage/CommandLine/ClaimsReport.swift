import Terminal

/// What the sources of a chapter claim, and the traps that they do not mention, each with what a run finds: `--claims`.
@MainActor struct ClaimsReport {
  private let chapter: any Chapter.Type
  private let console: Console
  private let ink: Ink

  init(_ chapter: any Chapter.Type, _ console: Console, _ ink: Ink) {
    self.chapter = chapter
    self.console = console
    self.ink = ink
  }

  /// Plays every claim. One that a run does not confirm is no failure: it is what the report is there to tell.
  func run() -> ExitStatus {
    console.writeLine(ink.bold("\(chapter.name): what the sources claim, and what a run finds"))
    do {
      for claim in chapter.claims { console.writeLine(try text(claim, "Claim")) }
      guard !chapter.traps.isEmpty else { return .fine }
      console.writeLine(ink.bold("\n\(chapter.name): what one might take for granted, and what a run finds"))
      for trap in chapter.traps { console.writeLine(try text(trap, "Trap")) }
      return .fine
    } catch {
      console.complain("\(chapter.name): a claim could not be played: \(error)")
      return .differs
    }
  }

  private func text(_ claim: Claim, _ heading: String) throws -> String {
    let finding = try claim.find()
    let script = claim.script.split(separator: "\n").joined(separator: "; ")
    let verdict = finding.holds ? ink.good("It is so.") : ink.bad("It is not so.")
    return """

      \(heading.padded(to: 8))\(claim.statement)
      Script  \(script.isEmpty ? "nothing is touched" : script)
      Found   \(finding.observed.joined(separator: "\n        "))
      So      \(verdict) \(finding.lesson)
      """
  }
}
