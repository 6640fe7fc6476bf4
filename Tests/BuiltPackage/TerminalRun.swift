import Foundation

/// A program that ran on a terminal, with scripted answers to its prompts.
package struct TerminalRun: Sendable {
  /// An answer to a prompt.
  package enum Answer: Sendable {
    /// Types these characters; `\u{4}` is Ctrl-D.
    case type(String)

    /// Presses Ctrl-C.
    case interrupt
  }

  /// The exit status; for a program that a signal ended 128 and its number, as a shell says it.
  package let status: Int32

  /// The bytes that the terminal got, including the typed lines.
  package let output: [UInt8]

  /// The same as text, each line ended by `\n`.
  package var text: String { String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n") }

  /// Runs a built program of this package on a pseudo-terminal.
  ///
  /// - Parameter answers: one for each time that it shows `prompt` at the start of a line; then it must end by itself.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:], prompt: String = "> ",
    answers: [Answer] = []
  ) async throws {
    // Such a terminal has no stage: the program asks line by line.
    let environment = ["TERM": "dumb"].merging(environment) { $1 }
    try await self.init(
      program, arguments, environment: environment, columns: 0, rows: 0, talk: answers.map { ("\n\(prompt)", $0) })
  }

  /// Runs a built program of this package on a pseudo-terminal of this size.
  ///
  /// - Parameter talk: the prompts to wait for, and the answers; after the last one the program must end by itself.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String], columns: UInt16, rows: UInt16,
    talk: [(shown: String, answer: Answer)]
  ) async throws {
    var ends: (ours: Int32, its: Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.ours, &ends.its, nil, nil, &size) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENXIO)
    }
    let itsEnd = FileHandle(fileDescriptor: ends.its, closeOnDealloc: false)
    let process = Process(BuiltProducts.program(program), arguments, environment)
    process.standardInput = itsEnd
    process.standardOutput = itsEnd
    process.standardError = itsEnd
    // A test run in the background of a shell ignores it, and a child would inherit that.
    signal(SIGINT, SIG_DFL)
    let dialogue = Dialogue(terminal: ends.ours, talk: talk) {
      kill(process.processIdentifier, SIGINT)
    }
    async let output = dialogue.output()
    status = try await process.runToEnd()
    close(ends.its)
    self.output = await output
    close(ends.ours)
  }
}

/// Reads what a program shows and answers it.
private struct Dialogue: Sendable {
  let terminal: Int32
  let talk: [(shown: String, answer: TerminalRun.Answer)]
  let interrupt: @Sendable () -> Void

  /// All that was shown, when the last program has left the terminal.
  func output() async -> [UInt8] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: readAndAnswer()) }
    }
  }

  private func readAndAnswer() -> [UInt8] {
    var shown: [UInt8] = []
    // Where to look for what the next answer waits for.
    var rest = 0
    var talk = talk[...]
    var buffer = [UInt8](repeating: 0, count: 4096)
    // Linux gives an error and macOS nothing once the other end is closed everywhere.
    while case let count = read(terminal, &buffer, buffer.count), count > 0 {
      shown += buffer[..<count]
      while let next = talk.first, let end = shown.end(of: next.shown, from: rest) {
        rest = end
        perform(next.answer)
        talk.removeFirst()
      }
    }
    return shown
  }

  private func perform(_ answer: TerminalRun.Answer) {
    switch answer {
    case .type(let characters):
      let bytes = Array(characters.utf8)
      _ = write(terminal, bytes, bytes.count)
    case .interrupt: interrupt()
    }
  }
}

extension [UInt8] {
  /// The end of the first `text` behind `start`.
  fileprivate func end(of text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, count - start >= wanted.count else { return wanted.isEmpty ? start : nil }
    return (start...count - wanted.count).first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
      .map { $0 + wanted.count }
  }
}
