import Calls
import Controls
import Foundation
import Stage
import StageSession
import Terminal
import Trace
import Workshop

/// Plays a script and prints, as JSON, the lines of each way that every input ran, and before the first the opening of
/// the screens: `--trace-lines`.
@MainActor struct LineTrace {
  private let player: Player
  private let chapter: any Chapter.Type
  private let sources: ChapterSources

  /// One line for each expectation that did not come true: `demo.script:3: expected …`.
  package private(set) var failures: [String] = []

  /// The record of the screens' opening.
  private let opened: TraceRecord

  /// Opens the screens with `open`.
  ///
  /// - Throws: the errors of `open`; `LineTrouble`.
  init(_ chapter: any Chapter.Type, _ sources: ChapterSources, open: () throws(PaneError) -> Player) throws {
    guard Trace.recordsCalls else { throw LineTrouble.notRecorded }
    (self.chapter, self.sources) = (chapter, sources)
    (player, opened) = try Trace.recordingCalls(open)
  }

  /// The lines that ran for one line of the script: an input, or a `step` that opened fresh screens.
  ///
  /// The first entry is for the screens that were there before the script: a `step` on line 0.
  /// This is the form that is printed; programs that read it decode it with `Decodable`.
  nonisolated struct Entry: Codable, Hashable {
    /// The step that is played, from 1.
    var step: Int

    /// The line of the script, from 1; 0 for what stands before its first.
    var line: Int

    /// The line, written as scripts are.
    package var input: String

    /// The lines that ran, by the name of the way, and `yours` for what a reader has written; then by the path of the
    /// file from the folder with `Package.swift`.
    var ways: [String: [String: File]]

    /// The lines of one file that ran.
    nonisolated struct File: Codable, Hashable {
      /// The numbers of the lines, from 1, in their order.
      var lines: [Int]

      /// The number of times that each of them ran.
      var counts: [Int]
    }
  }

  /// Plays all of `script` and hands out the JSON, an entry on each line of it.
  ///
  /// - Throws: a `ScriptError` for a line that asks for something that there is not; `LineTrouble`.
  mutating func play(_ script: Script, write: (String) -> Void) throws {
    try player.validate(script)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var entries = [try entry(0, "step \(player.step)", opened)]
    for line in script.lines {
      if let entry = try entry(line, of: script) { entries.append(entry) }
    }
    let lines = try entries.map { "\n" + String(decoding: try encoder.encode($0), as: UTF8.self) }
    write("{\"chapter\":\"\(chapter.name)\",\"inputs\":[\(lines.joined(separator: ","))\n]}\n")
  }

  private mutating func entry(_ line: Script.Line, of script: Script) throws -> Entry? {
    let outcome: Player.Outcome
    let record: TraceRecord
    do throws(PaneError) {
      (outcome, record) = try Trace.recordingCalls { () throws(PaneError) in try player.play(line.command) }
    } catch {
      throw script.error(at: line, error)
    }
    switch outcome {
    case .happened(_, let disagreement?), .opened(let disagreement?):
      failures.append("\(script.name.visible):\(line.number): \(disagreement.headline)")
    default: break
    }
    if case .expect(let expectation) = line.command, case .answered(let answers) = outcome,
      let failure = expectation.failure(player.panes.names, answers)
    {
      failures.append("\(script.name.visible):\(line.number): \(failure)")
    }
    guard let input = line.command.traced else { return nil }
    return try entry(line.number, input, record)
  }

  private func entry(_ line: Int, _ input: String, _ record: TraceRecord) throws(LineTrouble) -> Entry {
    var entry = Entry(step: player.step, line: line, input: input, ways: [:])
    for (path, file) in try sources.ranLines(of: record.blocks).files {
      let numbers = file.lines.keys.sorted()
      entry.ways[sources.way(of: path) ?? Attempt.way, default: [:]][path] = Entry.File(
        lines: numbers, counts: numbers.compactMap { file.lines[$0] })
    }
    return entry
  }
}

nonisolated extension Command {
  /// The command as scripts are written, if lines run for it that are worth a trace.
  fileprivate var traced: String? {
    switch self {
    case .input(let input): "\(input)"
    case .step(let number): "step \(number)"
    case .replay(let number, _): "replay \(number)"
    case .expect, .show, .note: nil
    }
  }
}
