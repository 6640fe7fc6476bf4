/// What the sources of a chapter claim, each with what a run finds: `--claims`.
@MainActor struct ClaimsReport {
  private let chapter: any Chapter.Type
  private let ink: Ink

  init(_ chapter: any Chapter.Type, ink: Ink) {
    self.chapter = chapter
    self.ink = ink
  }

  func run() -> ExitStatus {
    print(ink.bold("\(chapter.name): what the sources claim, and what a run finds"))
    do {
      for claim in chapter.claims { print(try text(claim)) }
      return .fine
    } catch {
      complain("\(chapter.name): a claim could not be played: \(error)")
      return .differs
    }
  }

  private func text(_ claim: Claim) throws -> String {
    let finding = try claim.find()
    let script = claim.script.split(separator: "\n").joined(separator: "; ")
    let verdict = finding.holds ? ink.good("It is so.") : ink.bad("It is not so.")
    return """

      Claim   \(claim.statement)
      Script  \(script.isEmpty ? "nothing is touched" : script)
      Found   \(finding.observed.joined(separator: "\n        "))
      So      \(verdict) \(finding.lesson)
      """
  }
}
