import Foundation
import Markdown
import Pages
import Programs

/// Tries what a text asks its readers to change: `swift run Book --try`.
///
/// The files are changed where they stand, the programs are built and run, and the files are put back. Chapters do not meet, so
/// that one build tries a change in each of them.
struct TrialRun {
  private let root: URL
  private let limit: Duration
  private let environment: [String: String]
  private let tell: (String) -> Void

  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - limit: how long a changed program has to end.
  ///   - environment: set for what is run, over that of this program.
  ///   - tell: takes a line on what is being done.
  init(
    root: URL, limit: Duration = .seconds(60), environment: [String: String] = [:], tell: @escaping (String) -> Void
  ) {
    (self.root, self.limit, self.environment, self.tell) = (root, limit, environment, tell)
  }

  enum Outcome: Equatable {
    case block([String])
    /// The changed program could not be built.
    case unbuilt
    /// The changed program did not end.
    case endless
  }

  /// Tries all; before anything is changed, all changes are looked at.
  ///
  /// - Throws: `BookError` if a change cannot be made, if a file cannot be read or written, if another program tries
  /// changes in this folder, or if this program is interrupted.
  func outcomes(of trials: [Trial]) throws(BookError) -> [Outcome] {
    try FolderLock.holding(root) { () throws(BookError) in try outcomesAlone(of: trials) }
  }

  private func outcomesAlone(of trials: [Trial]) throws(BookError) -> [Outcome] {
    let kept = KeptFiles(root: root)
    try kept.putBack()
    var texts: [[String: String]] = []
    for trial in trials { texts.append(try trial.changedTexts(in: root)) }
    // The programs are run where they were built: to ask the package manager for each would take long.
    let build = try run("swift build --show-bin-path")
    guard build.status == 0, let programs = build.text.split(whereSeparator: \.isNewline).last.map(String.init) else {
      throw BookError(69, "Book: swift build --show-bin-path fails: go to the folder of the package")
    }
    var outcomes = trials.map { _ in Outcome.unbuilt }
    for round in Self.rounds(of: trials) {
      tell("trying \(round.count) of \(trials.count)")
      let changed = round.reduce(into: [:]) { $0.merge(texts[$1]) { $1 } }
      try kept.changing(changed) { () throws(BookError) in
        for index in round where try self.build(trials[index]) {
          outcomes[index] = try outcome(of: trials[index], programs)
        }
      }
    }
    return outcomes
  }

  /// The first trial of each chapter, then the second of each…
  static func rounds(of trials: [Trial]) -> [[Int]] {
    Dictionary(grouping: trials.indices) { trials[$0].program }.values.reduce(into: [[Int]]()) { rounds, indices in
      for (round, index) in indices.enumerated() {
        if rounds.count == round { rounds.append([]) }
        rounds[round].append(index)
      }
    }.map { $0.sorted() }
  }

  private func build(_ trial: Trial) throws(BookError) -> Bool {
    let build = try run("swift build --product \(trial.program)")
    guard build.status != 0 else { return true }
    for line in build.text.split(whereSeparator: \.isNewline) where line.contains("error:") { tell(String(line)) }
    return false
  }

  private func outcome(of trial: Trial, _ programs: String) throws(BookError) -> Outcome {
    let run = try CommandRun(
      "\(SwiftRun.function)\n{ \(trial.command)\n} 2>&1", in: root,
      environment: environment.merging([SwiftRun.folder: programs]) { $1 }, limit: limit)
    if run.isOverdue { return .endless }
    // A program that crashes is an outcome too; a missing or an unknown program is none.
    guard ![126, 127, 128 + SIGTERM].contains(run.status) else {
      let reason = run.text.split(whereSeparator: \.isNewline).last ?? ""
      throw BookError(65, "Book: \(trial.command) cannot be run: \(reason)")
    }
    // What the change brings about stands below the opening panes.
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.isPaneLine }
    return .block(Fence.block(of: "$ \(trial.command)\n\(lines.joined(separator: "\n"))", language: "text"))
  }

  private func run(_ command: String) throws(BookError) -> CommandRun {
    try CommandRun(command, in: root, environment: environment)
  }
}
