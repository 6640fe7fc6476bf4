import Stage
import Terminal

/// The claims of a chapter's sources, the workbook's findings about the originals, the traps and the features that are
/// the workbook's own: `--claims`.
@MainActor struct ClaimsReport {
  private let chapter: any Chapter.Type
  private let console: Console
  private let ink: Ink

  init(_ chapter: any Chapter.Type, _ console: Console, _ ink: Ink) {
    self.chapter = chapter
    self.console = console
    self.ink = ink
  }

  /// Plays every claim. A claim that turns out false is not a failure: the report exists to show it.
  func run() -> ExitStatus {
    do {
      let sections = [
        try section("what the sources claim, and what a run finds", chapter.claims, as: "Claim"),
        try section("＋ what no source claims, and a run of the originals finds", chapter.findings, as: "Finding"),
        try section("＋ what one might take for granted, and what a run finds", chapter.traps, as: "Trap"),
        section("＋ what the sources do not have", chapter.additions.map { "  \($0)" }.joined(separator: "\n")),
      ].compactMap(\.self)
      let none = "\(chapter.name): no claims are tested here"
      console.writeLine(sections.isEmpty ? none : sections.joined(separator: "\n\n"))
      return .fine
    } catch {
      console.complain("\(chapter.name): a claim could not be played: \(error)")
      return .differs
    }
  }

  private func section(_ title: String, _ claims: [Claim], as heading: String) throws -> String? {
    section(title, try claims.map { try text($0, heading) }.joined(separator: "\n\n"))
  }

  /// The section, or `nil` if it would be empty.
  private func section(_ title: String, _ text: String) -> String? {
    text.isEmpty ? nil : ink.bold("\(chapter.name): \(title)") + "\n\n" + text
  }

  private func text(_ claim: Claim, _ heading: String) throws -> String {
    let finding = try claim.find()
    let script = claim.script.split(separator: "\n").joined(separator: "; ")
    let verdict = finding.holds ? ink.good("True.") : ink.bad("False.")
    return """
      \(heading.padded(to: 8))\(claim.statement)\(claim.place.map { "\nSource  \($0)" } ?? "")
      Script  \(script.isEmpty ? "none" : script)
      Found   \(finding.observed.joined(separator: "\n        "))
      So      \(verdict) \(finding.lesson)
      """
  }
}
