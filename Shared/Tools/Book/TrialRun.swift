import Foundation
import Markdown
import Pages

/// Tries what a text asks its readers to change: `swift run Book --try`.
///
/// The files are changed where they stand, the programs are built and run, and the files are put back. Chapters do not meet, so
/// that one build tries a change in each of them.
struct TrialRun {
  private let root: URL
  private let shell: Shell
  private let tell: (String) -> Void

  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - tell: takes a line on what is being done.
  init(root: URL, tell: @escaping (String) -> Void) {
    self.root = root
    shell = Shell(folder: root)
    self.tell = tell
  }

  /// Tries all.
  ///
  /// - Returns: for each trial the block with what came out; nil where the changed program could not be built.
  /// - Throws: `BookError` if a file cannot be read or written.
  func outcomes(of trials: [Trial]) throws(BookError) -> [[String]?] {
    let kept = KeptFiles(root: root)
    try kept.putBack()
    // The programs are run where they were built: to ask the package manager for each would take long.
    let programs = shell.run("swift build --show-bin-path").text.split(separator: "\n").last.map(String.init) ?? ""
    var outcomes: [[String]?] = trials.map { _ in nil }
    for round in Self.rounds(of: trials) {
      tell("trying \(round.count) of \(trials.count)")
      for index in round {
        for change in trials[index].changes { try kept.change(change) }
      }
      for index in round where build(trials[index]) { outcomes[index] = outcome(of: trials[index], programs) }
      try kept.putBack()
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

  private func build(_ trial: Trial) -> Bool {
    let (status, text) = shell.run("swift build --product \(trial.program)")
    if status != 0 { for line in text.split(separator: "\n") where line.contains("error:") { tell(String(line)) } }
    return status == 0
  }

  private func outcome(of trial: Trial, _ programs: String) -> [String] {
    let swift = "swift() { shift; name=$1; shift; '\(programs)'/\"$name\" \"$@\"; }"
    let text = shell.run("\(swift)\n{ \(trial.command)\n} 2>&1").text
    return Fence.block(of: "$ \(trial.command)\n\(text)", language: "text")
  }
}

extension Trial {
  /// The program of the chapter whose files are changed: `Counter` of `Chapters/03-Counter/Callback.swift`.
  var program: String {
    let folder = changes.first?.file.split(separator: "/").dropFirst().first ?? ""
    return String(folder.drop { $0 != "-" }.dropFirst())
  }
}
