import Controls
import Foundation
import Terminal

/// Plays a script and prints, as JSON, which lines of each way every input ran: `--trace-lines`.
@MainActor struct LineTrace {
  private let player: Player
  private let chapter: any Chapter.Type
  private let sources: ChapterSources
  private let recorder: LineRecorder

  /// One line for each expectation that did not come true: `demo.script:3: expected …`.
  private(set) var failures: [String] = []

  init(_ chapter: any Chapter.Type, _ player: Player, _ sources: ChapterSources, _ recorder: LineRecorder) {
    (self.chapter, self.player, self.sources, self.recorder) = (chapter, player, sources, recorder)
  }

  /// What ran for one line of the script: an input, or a `step` that opened fresh screens.
  ///
  /// This is the form that is printed; `Decodable` says it to those who read it.
  nonisolated struct Entry: Codable, Hashable {
    /// The step that is played, from 1.
    var step: Int

    /// The line of the script.
    var line: Int

    /// What it says, written as scripts are.
    var input: String

    /// What ran, by the way: `callback`, `delegate`, `observer`, `rx`, and `shared` for what belongs to none of them; then
    /// by the path of the file from the folder with `Package.swift`.
    var ways: [String: [String: File]]

    /// What ran of one file.
    nonisolated struct File: Codable, Hashable {
      /// The numbers of the lines, from 1, in their order.
      var lines: [Int]

      /// How often each of them ran.
      var counts: [Int]
    }
  }

  /// Plays all of `script` and hands out the JSON, an input on each line of it.
  ///
  /// - Throws: a `ScriptError` for a line that asks for something that there is not; `LineTrouble`.
  mutating func play(_ script: Script, write: (String) -> Void) throws {
    try player.validate(script)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var entries: [String] = []
    for line in script.lines {
      guard let entry = try entry(line, of: script) else { continue }
      entries.append(String(decoding: try encoder.encode(entry), as: UTF8.self))
    }
    let lines = entries.map { "\n\($0)" }.joined(separator: ",")
    write("{\"chapter\":\"\(chapter.name)\",\"inputs\":[\(lines)\n]}\n")
  }

  private mutating func entry(_ line: Script.Line, of script: Script) throws -> Entry? {
    recorder.begin()
    let outcome: Player.Outcome
    do throws(PaneError) {
      outcome = try player.play(line.command)
    } catch {
      throw script.error(at: line, error)
    }
    switch outcome {
    case .happened(_, let disagreement?), .opened(let disagreement?):
      failures.append("\(script.name.visible):\(line.number): \(disagreement.headline)")
    default: break
    }
    switch (line.command, outcome) {
    case (.input(let input), _): return try entry(line, "\(input)")
    case (.step(let number), _): return try entry(line, "step \(number)")
    case (.replay(let number, _), _): return try entry(line, "replay \(number)")
    case (.expect(let expectation), .answered(let answers)):
      let wrong = zip(player.panes.names, answers).filter { $0.1 != .matches }.map { "\($0) \($1)" }
      if !wrong.isEmpty {
        failures.append(
          "\(script.name.visible):\(line.number): expected \(expectation.control) \(expectation.trait); "
            + "found: \(wrong.joined(separator: ", "))")
      }
      return nil
    default: return nil
    }
  }

  private func entry(_ line: Script.Line, _ input: String) throws(LineTrouble) -> Entry {
    guard let profile = recorder.end() else { throw .notCounted(program: chapter.name) }
    var entry = Entry(step: player.step, line: line.number, input: input, ways: [:])
    for (path, file) in try recorder.lines(profile).files {
      let numbers = file.lines.keys.sorted()
      entry.ways[sources.way(of: path)?.rawValue ?? "shared", default: [:]][path] = Entry.File(
        lines: numbers, counts: numbers.compactMap { file.lines[$0] })
    }
    return entry
  }
}
