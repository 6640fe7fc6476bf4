import Diagrams
import Stage
import Terminal
import Trace

/// Plays a script, and draws what its last input set off in each way.
@MainActor struct SequenceReport {
  private let player: Player
  private let reader: AccountReader

  /// One line for each expectation that did not come true.
  package private(set) var failures: [String] = []

  init(_ player: Player, _ reader: AccountReader) {
    (self.player, self.reader) = (player, reader)
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
        if line.number == last.number, let input = line.input {
          sheet = SequenceSheet("\(input)", diagrams(try player.panes.trace(input)))
        } else if case .answered(let answers) = try player.play(line.command) {
          note(answers, line, script)
        }
      } catch {
        throw script.error(at: line, error)
      }
    }
    return sheet
  }

  private func diagrams(_ records: [TraceRecord]) -> [SequenceDiagram] {
    zip(player.panes.names, records).map { name, record in
      let title = Trace.recordsCalls ? name : "\(name) – without calls: this build does not record them"
      return SequenceDiagram(title, reader.account(of: record, way: name))
    }
  }

  private mutating func note(_ answers: [Snapshot.Answer], _ line: Script.Line, _ script: Script) {
    guard case .expect(let expectation) = line.command,
      let failure = expectation.failure(player.panes.names, answers)
    else { return }
    failures.append("\(script.name.visible):\(line.number): \(failure)")
  }
}
