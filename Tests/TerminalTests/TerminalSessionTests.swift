import Foundation
import ModelTerminal
import Testing

@testable import Terminal

@Suite("Terminal session")
struct TerminalSessionTests {
  private func inTerminal(_ role: String = "waiting", _ test: @Sendable (PseudoTerminal) throws -> Void) async throws {
    try await withTaskExecutorPreference(WaitingThreads()) {
      let terminal = try PseudoTerminal(role)
      try terminal.line("open")
      try terminal.until("the first frame") { $0.text(row: 0).hasPrefix("60 × 10: open") }
      try test(terminal)
    }
  }

  /// Expects the terminal as it is without a session.
  private static func expectGivenBack(_ terminal: PseudoTerminal) throws {
    try terminal.until("the prompt") {
      !$0.isAlternate && $0.text(columns: 0..<60, rows: 0..<10).joined().contains("$")
    }
    #expect(terminal.screen.modes == [7, 25])
    #expect(terminal.screen.unknown == [])
    #expect(!terminal.isRaw)
  }

  @Test func `it takes the alternate screen, each key, pastes and the mouse`() async throws {
    try await inTerminal { terminal in
      #expect(terminal.isRaw)
      #expect(terminal.screen.isAlternate)
      #expect(terminal.screen.bracketsPastes)
      #expect(terminal.screen.modes == [25, 1000, 1006, 1049, 2004])
      #expect(terminal.screen.unknown == [])
      #expect(terminal.screen.cursor == (0, 1))
    }
  }

  @Test func `keys, pastes, clicks and Escape by itself come as events`() async throws {
    try await inTerminal { terminal in
      for (bytes, report) in [
        ("日", "text 日"), ("\u{1B}[A", "up"), ("\u{1B}[200~a\rb\u{1B}[201~", "paste a"), ("\u{1B}[<0;3;4M", "mouse 2 3"),
        ("\u{1B}", "escape"), ("\u{19}", #"character("y")"#),
      ] {
        terminal.send(bytes)
        try terminal.line(report)
      }
      try terminal.until("the last frame") { $0.text(row: 0).hasPrefix("60 × 10: character") }
      #expect(terminal.screen.unknown == [])
    }
  }

  @Test func `a new size comes as an event, and the frame fits`() async throws {
    try await inTerminal { terminal in
      for columns in [100, 20, 61] {
        terminal.resize(columns: columns, rows: 5)
        try terminal.until("the frame") { $0.text(row: 0).hasPrefix("\(columns) × 5: resized") }
        #expect(terminal.screen.text(row: 4) == String(repeating: " ", count: columns))
      }
    }
  }

  @Test(
    "however the program ends, the terminal is as before, and the shell sees how",
    arguments: [
      ("\u{1B}OP", 0, "exited with 0"), ("\u{1B}OQ", 0, "exited with 3"),
      ("\u{3}", 0, "ended by 2"), ("\u{1C}", 0, "ended by 3"),
      ("", SIGINT, "ended by 2"), ("", SIGTERM, "ended by 15"), ("", SIGHUP, "ended by 1"), ("", SIGQUIT, "ended by 3"),
      ("\u{1B}OR", 0, "ended by 6"), ("\u{1B}OS", 0, "ended by 4 or 5"), ("\u{1B}[15~", 0, "ended by 11"),
      ("", SIGBUS, "ended by \(SIGBUS)"), ("", SIGFPE, "ended by 8"),
      // Without room on the stack.
      ("\u{1B}[17~", 0, "ended by 11"),
    ] as [(String, Int32, String)])
  func ending(_ how: (keys: String, signal: Int32, status: String)) async throws {
    try await inTerminal { terminal in
      if how.signal == 0 { terminal.send(how.keys) } else { terminal.signal(how.signal) }
      let status = try terminal.line(how.status.hasPrefix("exited") ? "exited" : "ended")
      // Swift traps with one signal or the other, depending on the processor.
      let statuses = how.status.hasSuffix("4 or 5") ? ["ended by 4", "ended by 5"] : [how.status]
      #expect(statuses.map { "\($0), as before" }.contains(status))
      try Self.expectGivenBack(terminal)
    }
  }

  @Test(
    "a program that reports its crashes, and would continue after that, ends nevertheless",
    arguments: [
      ("\u{1C}", 0, 3), ("", SIGQUIT, 3), ("", SIGSEGV, 11), ("", SIGABRT, 6), ("\u{1B}OR", 0, 6),
      ("\u{1B}[15~", 0, 11),
    ] as [(String, Int32, Int)])
  func reported(_ how: (keys: String, signal: Int32, ending: Int)) async throws {
    try await inTerminal("reporting") { terminal in
      if how.signal == 0 { terminal.send(how.keys) } else { terminal.signal(how.signal) }
      #expect(try terminal.line("ended") == "ended by \(how.ending), as before")
      try Self.expectGivenBack(terminal)
    }
  }

  @Test func `output to standard error, also of a crash, is shown after the terminal is restored`() async throws {
    try await inTerminal { terminal in
      terminal.send("\u{1B}[20~x")
      try terminal.line("text x")
      try terminal.until("the frame") { $0.text(row: 0).hasPrefix("60 × 10: text x") }
      #expect(terminal.screen.text(columns: 0..<60, rows: 1..<10).allSatisfy { $0.allSatisfy { $0 == " " } })
      terminal.send("\u{1B}OS")
      try terminal.line("ended")
      try Self.expectGivenBack(terminal)
      let written = String(decoding: terminal.written, as: UTF8.self)
      let after = written.ranges(of: "\u{1B}[?1049l").last.map { written[$0.upperBound...] } ?? ""
      #expect(after.hasPrefix("a complaint"))
      #expect(after.contains("Index out of range"))
    }
  }

  @Test func `Control-Z gives it back and stops the program; in the foreground again it is drawn anew`() async throws {
    try await inTerminal { terminal in
      for _ in 0..<3 {
        terminal.send("\u{1A}")
        #expect(try terminal.line("stopped") == "stopped by \(SIGTSTP), as before")
        try Self.expectGivenBack(terminal)
        terminal.continueJob()
        try terminal.line("resumed")
        try terminal.until("the frame") { $0.isAlternate && $0.text(row: 0).hasPrefix("60 × 10: resumed") }
        #expect(terminal.isRaw)
        #expect(terminal.screen.modes == [25, 1000, 1006, 1049, 2004])
        terminal.send("x")
        try terminal.line("text x")
      }
      terminal.send("\u{1B}OP")
      #expect(try terminal.line("exited") == "exited with 0, as before")
    }
  }

  @Test func `after SIGSTOP, which cannot be handled, it is taken again`() async throws {
    try await inTerminal { terminal in
      terminal.signal(SIGSTOP)
      try terminal.line("stopped by \(SIGSTOP)")
      terminal.continueJob()
      try terminal.line("resumed")
      try terminal.until("the frame") { $0.isAlternate && $0.text(row: 0).hasPrefix("60 × 10: resumed") }
      #expect(terminal.isRaw)
      terminal.send("\u{1B}OP")
      #expect(try terminal.line("exited") == "exited with 0, as before")
    }
  }

  @Test func `20,000 random bytes do no harm, and it is given back after them`() async throws {
    try await inTerminal { terminal in
      var random = SeededNumbers(seed: 7)
      // Without the keys for signals, and without the sequences that end the program.
      let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
      terminal.send(bytes.filter { ![0x03, 0x1A, 0x1C, 0x4F, 0x5B].contains($0) })
      terminal.send("\r\r\r\r\u{1B}\\\r\u{1B}OP")
      #expect(try terminal.line("exited") == "exited with 0, as before")
      try Self.expectGivenBack(terminal)
    }
  }

  @Test func `a second session is refused, and the first continues`() async throws {
    try await inTerminal { terminal in
      terminal.send("\u{1B}[19~")
      #expect(try terminal.line("second").contains("in use"))
      terminal.send("x")
      try terminal.line("text x")
      #expect(terminal.isRaw)
    }
  }

  @Test func `without a terminal there is no session`() throws {
    let pipe = Pipe()
    #expect(throws: TerminalRefusal.noTerminal) {
      try TerminalSession(input: pipe.fileHandleForReading.fileDescriptor, output: 1)
    }
  }

  @Test func `a terminal without a size, and any other file, takes its size from the environment`() throws {
    let environment = ["COLUMNS": "132", "LINES": "43"]
    var ends: (ours: Int32, its: Int32) = (-1, -1)
    try #require(openpty(&ends.ours, &ends.its, nil, nil, nil) == 0)
    defer { for end in [ends.ours, ends.its] { close(end) } }
    #expect(Extent(ofTerminal: ends.its, environment: environment) == Extent(columns: 132, rows: 43))
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    #expect(Extent(ofTerminal: descriptor, environment: environment) == Extent(columns: 132, rows: 43))
    var size = winsize(ws_row: 12, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(ends.ours, UInt(TIOCSWINSZ), &size) == 0)
    #expect(Extent(ofTerminal: ends.its, environment: environment) == Extent(columns: 40, rows: 12))
  }

  @Test func `an empty size is taken from the environment, and an absurd one is bounded`() {
    let environment = ["COLUMNS": "100", "LINES": "-3"]
    #expect(Extent(told: (0, 0), environment: environment) == Extent(columns: 100, rows: 24))
    #expect(Extent(told: (0, 0), environment: [:]) == Extent(columns: 80, rows: 24))
    #expect(Extent(told: (40, 12), environment: environment) == Extent(columns: 40, rows: 12))
    #expect(Extent(told: (65_535, 65_535), environment: [:]) == Extent(columns: 2000, rows: 1000))
  }
}
