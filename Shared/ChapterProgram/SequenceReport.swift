import Calls
import Trace
import Diagrams
import Stage
import Terminal

/// Plays a script, and draws what its last input set off in each way.
@MainActor struct SequenceReport {
  private let player: Player

  /// One line for each expectation that did not come true.
  package private(set) var failures: [String] = []

  let chapter: any Chapter.Type
  init(_ player: Player, _ chapter: any Chapter.Type) {
    self.chapter = chapter
    self.player = player
  }

  /// Plays all of `script` and returns the diagrams of its last input.
  ///
  /// - Throws: a `ScriptError` for a line that asks for something that there is not, or if no line is an input.
  mutating func play(_ script: Script) throws(ScriptError) -> SequenceSheet {
    try player.validate(script)
    guard let last = script.lines.last(where: { $0.input != nil }) else {
      throw ScriptError(
        file: script.name, line: script.lines.last?.number ?? 1, column: 1,
        message: "no line of this script is an input: write one to be drawn, such as tap ID")
    }
    var sheet = SequenceSheet("", [])
    for line in script.lines {
      do throws(PaneError) {
        if let input = line.input {
          let chains = try player.panes.trace(input)
          let chapterSources = try? ChapterSources(chapter); let reader = AccountReader(chapterSources)
          for (name, record) in zip(player.panes.names, chains) {
            print("# \(line.number) \(input) \(name)")
            for (depth, entry) in reader.account(of: record, way: name).folded().flat {
              print(String(repeating: "  ", count: depth + 1), entry, entry.place?.line ?? 0)
            }
          }
          sheet = SequenceSheet(
            "\(input)",
            zip(player.panes.names, chains).map { SequenceDiagram($0, reader.account(of: $1, way: $0)) })
          print(sheet.lines.joined(separator: "\n"))
        } else if case .answered(let answers) = try player.play(line.command) {
          note(answers, line, script)
        }
      } catch {
        throw script.error(at: line, error)
      }
    }
    return sheet
  }

  private mutating func note(_ answers: [Snapshot.Answer], _ line: Script.Line, _ script: Script) {
    guard case .expect(let expectation) = line.command,
      let failure = expectation.failure(player.panes.names, answers)
    else { return }
    failures.append("\(script.name.visible):\(line.number): \(failure)")
  }
}
