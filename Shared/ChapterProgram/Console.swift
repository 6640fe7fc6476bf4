import Foundation
import Stage
import Terminal
import Workbench

/// Where a program reads and writes: the standard streams, or what a test puts in their place.
@MainActor struct Console {
  /// A Boolean value indicating whether a person types the input.
  var inputIsTerminal: Bool

  /// A Boolean value indicating whether a person reads the output as it comes.
  var outputIsTerminal: Bool

  /// The size of the terminal that the output goes to; 80 × 24 where it goes elsewhere.
  var extent: Extent

  /// The next line of the input without its end; nil at the end of the input.
  var readLine: () -> String?

  /// All of the input that is left.
  var readAll: () throws -> [UInt8]

  /// Takes the whole terminal; nil where there is none to take.
  var openTerminal: (() throws -> TerminalSession)?

  /// Writes to the output just as it is given.
  var write: (String) -> Void

  /// Writes one line to where errors go, after all that was written to the output.
  var complain: (String) -> Void

  /// The mark at the end of a text that is cut.
  var ellipsis = "…"

  /// A Boolean value indicating whether a person reads the errors as they come.
  var errorIsTerminal = false

  /// A Boolean value indicating whether text can be emphasised in the output.
  var canEmphasise = true

  /// The same console, which writes ASCII to a terminal that shows nothing else, and no escape sequences to one that is
  /// dumb. Other output stays as it is: a file is the same on every terminal.
  func speaking(to traits: TerminalTraits) -> Console {
    var console = self
    console.canEmphasise = traits.isUsable
    if traits.hasUTF8 { return console }
    let (write, complain) = (write, complain)
    if errorIsTerminal { console.complain = { complain($0.inASCII) } }
    guard outputIsTerminal else { return console }
    console.write = { write($0.inASCII) }
    console.ellipsis = traits.ellipsis
    return console
  }

  /// Writes a line to the output.
  func writeLine(_ line: String) { write(line + "\n") }

  /// Returns the ink for the output.
  func ink(allowsColor: Bool) -> Ink { allowsColor && outputIsTerminal && canEmphasise ? .ansi : .plain }

  /// The standard streams of the process.
  static var standard: Console {
    let outputIsTerminal = isatty(STDOUT_FILENO) != 0
    // A file is the same on every terminal.
    let environment = outputIsTerminal ? ProcessInfo.processInfo.environment : [:]
    return Console(
      inputIsTerminal: isatty(STDIN_FILENO) != 0,
      outputIsTerminal: outputIsTerminal,
      extent: Extent(ofTerminal: STDOUT_FILENO, environment: environment),
      readLine: {
        // The prompt has no line end that would bring it to the screen.
        fflush(nil)
        return Swift.readLine()
      },
      readAll: { Array(try FileHandle.standardInput.readToEnd() ?? Data()) },
      openTerminal: { try TerminalSession() },
      write: { print($0, terminator: "") },
      complain: { line in
        fflush(nil)
        writeAll("\(line)\n", to: STDERR_FILENO)
      },
      errorIsTerminal: isatty(STDERR_FILENO) != 0)
  }

  /// The standard streams of the process, which the reader's code no longer reaches: its output goes to files of `journal`.
  static func standard(beside journal: Journal) -> Console {
    var console = Console.standard
    guard let streams = journal.takePrints() else { return console }
    console.write = { writeAll($0, to: streams.output) }
    console.complain = { writeAll("\($0)\n", to: streams.errors) }
    return console
  }
}

/// Writes without `FileHandle`, which traps where the reader has closed the pipe.
private func writeAll(_ text: String, to file: Int32) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}
