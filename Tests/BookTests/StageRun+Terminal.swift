import BuiltPackage
import Foundation
import ModelTerminal
import Pages

extension StageRun {
  /// Returns the contents of the terminal after the last key; without keys, those of the first frame.
  ///
  /// - Throws: `Unwoven`, if the program shows no stage or does not leave it.
  func screen() async throws -> String {
    let run = try await TerminalRun(
      program, environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"], columns: columns,
      rows: rows, talk: [(Self.beginning, .type(bytes + Self.leave))])
    let output = Data(run.output)
    // Until the stage reads the key to leave, time passes, and the screens may change: as it opens, it is its first frame.
    guard run.status == 0, output.range(of: Data(Self.end.utf8)) != nil,
      let shown = output.range(of: Data((keys.isEmpty ? Self.endOfFrame : Self.end).utf8))
    else { throw Unwoven("\(program) showed no stage on \(columns) × \(rows): status \(run.status)") }
    var terminal = ModelTerminal(columns: Int(columns), rows: Int(rows))
    terminal.apply(run.output[..<shown.lowerBound])
    return terminal.text(columns: 0..<Int(columns), rows: 0..<Int(rows)).joined(separator: "\n")
  }

  /// The bytes that the terminal sends for the keys.
  private var bytes: String { keys.map { Self.named[$0] ?? $0 }.joined() }

  private static let named = [
    "Tab": "\t", "Enter": "\r", "Space": " ", "Esc": escape, "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C",
    "Left": "\u{1B}[D", "Home": "\u{1B}[H", "End": "\u{1B}[F", "PageUp": "\u{1B}[5~", "PageDown": "\u{1B}[6~",
  ]

  /// Control-C as a key: it leaves wherever the stage is, and changes nothing before.
  private static let leave = "\u{1B}[99;5u"

  /// As `CSI u`: a plain ESC would make the next key one with Alt.
  private static let escape = "\u{1B}[27u"

  /// The alternate screen comes and goes.
  private static let beginning = "\u{1B}[?1049h"
  private static let end = "\u{1B}[?1049l"

  /// The end of a synchronized update, in which a painter wraps each frame of more than 256 bytes.
  private static let endOfFrame = "\u{1B}[?2026l"
}
