import Terminal

/// Plays a script and writes down, line by line, what a person saw.
@MainActor package struct Transcript {
  private let player: Player
  private let chapter: any Chapter.Type
  private let drawing: PaneDrawing
  private let write: (String) -> Void
  private var inputCount = 0
  private var expectationCount = 0
  private var lineWidth = 0

  /// One line for each thing that was not as it should be: `demo.script:3: expected …`.
  package private(set) var failures: [String] = []

  /// A transcript of what `player` plays, handed line by line to `write`.
  package init(_ player: Player, of chapter: any Chapter.Type, drawing: PaneDrawing, write: @escaping (String) -> Void)
  {
    self.player = player
    self.chapter = chapter
    self.drawing = drawing
    self.write = write
  }

  private var ink: Ink { drawing.ink }

  /// Plays all of `script`, and continues after failures; only a way that never comes to rest ends it early.
  ///
  /// - Throws: a `ScriptError` for a line that asks for something that there is not.
  package mutating func play(_ script: Script) throws(ScriptError) {
    try player.validate(script)
    let file = script.name.visible
    // The outcomes stand in one column behind all lines but the longest.
    lineWidth = script.lines.filter(\.isTold).map { "\($0.command)".displayWidth }.filter { $0 <= 40 }.max() ?? 0
    // A script that begins with a step of its own shows that one.
    if !script.beginsWithStep {
      writeTitle()
      writeScreens()
    }
    note(player.panes.disagreement(), "\(file): the first frame")
    for line in script.lines {
      do throws(PaneError) {
        write(line, try player.play(line.command), "\(file):\(line.number)")
      } catch {
        guard case .endless = error else { throw script.error(at: line, error) }
        write("\("\(line.command)".padded(to: lineWidth)) \(ink.bad("✗")) \(error)")
        failures.append("\(file):\(line.number): \(error)")
        break
      }
    }
    writeSummary()
  }

  /// Plays the inputs of a feed as they come, and shows the screens again when there are no more.
  ///
  /// - Throws: a `PaneError` for an input that cannot be, or when a way never comes to rest.
  package mutating func play(_ inputs: AnyIterator<Input>, from name: String) throws(PaneError) {
    writeTitle()
    writeScreens()
    note(player.panes.disagreement(), "\(name.visible): the first frame")
    while let input = inputs.next() {
      write(input, try player.play(.input(input)), "\(name.visible):\(inputCount + 1)")
    }
    writeScreens()
    writeSummary()
  }

  private mutating func write(_ line: Script.Line, _ outcome: Player.Outcome, _ place: String) {
    switch (line.command, outcome) {
    case (.note(let text), _):
      write("")
      write(ink.faint("# \(text.visible)"))
    case (.show, _):
      writeScreens()
    case (.step, .opened(let disagreement)), (.replay, .opened(let disagreement)):
      if inputCount + expectationCount > 0 { write("") }
      writeTitle()
      writeScreens()
      note(disagreement, "\(place): the first frame")
    case (.input(let input), _):
      write(input, outcome, place)
    case (.expect(let expectation), .answered(let answers)):
      expectationCount += 1
      write(expectation, answers, place)
    default:
      break
    }
  }

  private mutating func write(_ input: Input, _ outcome: Player.Outcome, _ place: String) {
    guard case .happened(let before, let disagreement) = outcome else { return }
    inputCount += 1
    write("\("\(input)".padded(to: lineWidth)) \(ink.faint("→")) \(news(since: before))")
    note(disagreement, "\(place): after \(input)")
  }

  private mutating func write(_ expectation: Expectation, _ answers: [Snapshot.Answer], _ place: String) {
    let line = "\(expectation)".padded(to: lineWidth)
    let names = player.panes.names
    guard let found = expectation.found(names, answers), let failure = expectation.failure(names, answers) else {
      return write("\(line) \(ink.good("✓"))")
    }
    write("\(line) \(ink.bad("✗")) found \(found)")
    failures.append("\(place): \(failure)")
  }

  private mutating func note(_ disagreement: Disagreement?, _ place: String) {
    guard let disagreement else { return }
    write("\(ink.bad("✗")) \(disagreement.headline):\n\(disagreement)")
    let odd = disagreement.oddOnes
    failures.append(
      "\(place): \(disagreement.headline)\(odd.isEmpty ? "" : ": look at \(odd.joined(separator: ", "))")")
  }

  /// Returns the news in the first pane; if the others do not agree, the text says so as well.
  private func news(since before: [Snapshot]) -> String {
    guard let old = before.first, let new = player.panes.snapshots.first else { return "" }
    let news = new.news(since: old)
    return news.isEmpty ? ink.faint("nothing to see") : news.joined(separator: ", ")
  }

  private func writeTitle() {
    write(ink.bold("\(chapter.name), \(player.title)"))
  }

  private func writeScreens() {
    write(drawing.draw(player.panes.names, player.panes.snapshots))
  }

  private func writeSummary() {
    let done = "\(counted(inputCount, "input")), \(counted(expectationCount, "expectation"))"
    let names = player.panes.names
    let verdict =
      if !failures.isEmpty {
        ink.bad("✗ \(counted(failures.count, "failure"))")
      } else if names.count == 1 {
        ink.good("✓ \(names[0]) is as expected")
      } else {
        ink.good("✓ the \(names.count == 4 ? "four" : "\(names.count)") ways are the same")
      }
    write("")
    write("\(done): \(verdict)")
  }
}

nonisolated extension Script.Line {
  /// True if the transcript has a line for the command, with its outcome.
  fileprivate var isTold: Bool {
    switch command {
    case .input, .expect: true
    case .step, .replay, .show, .note: false
    }
  }
}

nonisolated extension Script {
  fileprivate var beginsWithStep: Bool {
    switch lines.first?.command {
    case .step, .replay: true
    default: false
    }
  }
}
