import Terminal

@testable import ChapterProgram
@testable import Stage

/// A console that answers from lists and keeps what is written.
final class TestConsole {
  var output = ""
  var errors: [String] = []
  var lines: [String]
  var input: [UInt8]?
  var inputIsTerminal: Bool
  var outputIsTerminal: Bool

  /// - Parameters:
  ///   - lines: what a person types, line by line.
  ///   - input: what a program pipes in; nil if it cannot be read.
  init(lines: [String] = [], input: String? = "", inputIsTerminal: Bool = false, outputIsTerminal: Bool = false) {
    self.lines = lines
    self.input = input.map { Array($0.utf8) }
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
  }

  struct Unreadable: Error {}

  var console: Console {
    Console(
      inputIsTerminal: inputIsTerminal, outputIsTerminal: outputIsTerminal,
      extent: Extent(columns: 80, rows: 24),
      readLine: { [self] in lines.isEmpty ? nil : lines.removeFirst() },
      readAll: { [self] in
        guard let input else { throw Unreadable() }
        return input
      },
      write: { [self] in output += $0 }, complain: { [self] in errors.append($0) })
  }
}
