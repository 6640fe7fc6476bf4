import Foundation
import Markdown
import Pages
import Programs
import Terminal

extension Book {
  /// Tries what the text asks its readers to change: `swift run Book --try`.
  static func tryChanges(_ options: BookOptions) throws(BookError) {
    Interruption.expect()
    let files = options.files
    var trials: [(document: String, trial: Trial)] = []
    for path in files.paths { trials += try Self.trials(in: path, files, options).map { (path, $0) } }
    let outcomes = try TrialRun(root: files.root) { print($0.visible) }.outcomes(of: trials.map(\.trial))
    var complaints: [String] = []
    for path in files.paths {
      let own = zip(trials, outcomes).filter { $0.0.document == path }.map { ($0.0.trial, $0.1) }
      if options.renews { try renew(own, path, files, options) }
      complaints += own.flatMap { trial, outcome in
        outcome.complaints(on: trial, in: options.pathPrefix + path, isRenewed: options.renews)
      }
    }
    guard complaints.isEmpty else { throw BookError(1, lines: complaints) }
    print(trials.count == 1 ? "1 change does what the text says" : "\(trials.count) changes do what the text says")
  }

  private static func trials(
    in path: String, _ files: BookFiles, _ options: BookOptions
  ) throws(BookError) -> [Trial] {
    let (trials, flaws) = Trial.trials(in: MarkdownText(try files.text(of: path)))
    guard flaws.isEmpty else { throw BookError(65, lines: flaws.map { "\(options.pathPrefix)\(path):\($0)" }) }
    return trials
  }

  /// Writes the outcomes into a document as it is now: the author may have edited it meanwhile.
  private static func renew(
    _ trials: [(Trial, TrialRun.Outcome)], _ path: String, _ files: BookFiles, _ options: BookOptions
  ) throws(BookError) {
    let text = try files.text(of: path)
    let now = try self.trials(in: path, files, options)
    guard now.count == trials.count, zip(now, trials).allSatisfy({ $0.isSame(as: $1.0) }) else {
      throw BookError(
        73,
        "Book: the changes in \(options.pathPrefix)\(path) were written anew meanwhile, so nothing is renewed: try them again"
      )
    }
    var lines = TextLines(text)
    for (trial, (_, outcome)) in zip(now, trials).reversed() {
      guard case .block(let block) = outcome, block != trial.outcome.block else { continue }
      lines.lines.replaceSubrange(trial.outcome.line..<(trial.outcome.line + trial.outcome.block.count), with: block)
    }
    if lines.text != text { try save(lines.text, to: files.url(path).path) }
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
