import Foundation
import Markdown
import Pages
import Programs
import Terminal

extension Book {
  /// Tries what the text asks its readers to change: `swift run Book --try`.
  static func tryChanges(_ options: BookOptions) throws(BookError) {
    Interruption.expect()
    let trials = try trials(in: text(of: options), options)
    let root = URL(fileURLWithPath: options.source).deletingLastPathComponent()
    let outcomes = try TrialRun(root: root) { print($0.visible) }.outcomes(of: trials)
    if options.renews { try renew(trials, outcomes, options) }
    let complaints = zip(trials, outcomes).flatMap { trial, outcome in
      outcome.complaints(on: trial, in: options.source, isRenewed: options.renews)
    }
    guard complaints.isEmpty else { throw BookError(1, lines: complaints) }
    print(trials.count == 1 ? "1 change does what the text says" : "\(trials.count) changes do what the text says")
  }

  private static func trials(in text: String, _ options: BookOptions) throws(BookError) -> [Trial] {
    let (trials, flaws) = Trial.trials(in: MarkdownText(text))
    guard flaws.isEmpty else { throw BookError(65, lines: flaws.map { "\(options.source):\($0)" }) }
    return trials
  }

  /// Writes the outcomes into the text as it is now: the author may have edited it meanwhile.
  private static func renew(
    _ trials: [Trial], _ outcomes: [TrialRun.Outcome], _ options: BookOptions
  ) throws(BookError) {
    let text = try text(of: options)
    let now = try self.trials(in: text, options)
    guard now.count == trials.count, zip(now, trials).allSatisfy({ $0.isSame(as: $1) }) else {
      throw BookError(
        73, "Book: the changes in \(options.source) were written anew meanwhile, so nothing is renewed: try them again")
    }
    var lines = TextLines(text)
    for (trial, outcome) in zip(now, outcomes).reversed() {
      guard case .block(let block) = outcome, block != trial.outcome.block else { continue }
      lines.lines.replaceSubrange(trial.outcome.line..<(trial.outcome.line + trial.outcome.block.count), with: block)
    }
    if lines.text != text { try save(lines.text, to: options.source) }
  }
}

extension Trial {
  /// Returns true if it is the same trial, wherever in the text it stands.
  fileprivate func isSame(as other: Trial) -> Bool {
    changes == other.changes && command == other.command && outcome.block == other.outcome.block
  }
}

extension TrialRun.Outcome {
  /// Returns the complaints; none if the outcome is as the text says, or is written there now.
  fileprivate func complaints(on trial: Trial, in source: String, isRenewed: Bool) -> [String] {
    let place = "\(source):\(trial.outcome.line)"
    switch self {
    case .unbuilt: return ["\(place): the changed program cannot be built"]
    case .endless: return ["\(place): the changed program does not end"]
    case .block(let block) where isRenewed || block == trial.outcome.block: return []
    case .block(let block): return ["\(place): something else comes out: add --renew"] + block.map { "  \($0)" }
    }
  }
}
