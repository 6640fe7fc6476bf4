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

/// A call of a chapter's program, and what it printed.
struct ConsoleRun: Equatable {
  let status: ChapterProgram.ExitStatus
  var output = ""
  let errors: [String]

  /// - Parameters:
  ///   - input: what a program pipes in; nil if it cannot be read.
  ///   - lines: what a person types at a terminal; nil if there is no terminal.
  init(
    _ arguments: [String] = [], on chapter: any Chapter.Type = Desk.self, input: String? = "",
    typing lines: [String]? = nil
  ) {
    let hasTerminal = lines != nil
    let test = TestConsole(
      lines: lines ?? [], input: input, inputIsTerminal: hasTerminal, outputIsTerminal: hasTerminal)
    self.init(arguments, on: chapter, test)
  }

  init(
    _ arguments: [String], on chapter: any Chapter.Type = Desk.self, _ test: TestConsole,
    environment: [String: String] = ["LANG": "C.UTF-8"]
  ) {
    status = ChapterCommand(chapter, test.console).run(arguments, environment: environment)
    (output, errors) = (test.output, test.errors)
  }

  /// A call that prints one line on standard error, and nothing else.
  init(_ status: ChapterProgram.ExitStatus, _ error: String) { (self.status, errors) = (status, [error]) }
}
