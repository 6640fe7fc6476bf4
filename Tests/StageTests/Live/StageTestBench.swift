@testable import Workshop
import ModelTerminal
import Terminal

@testable import Stage
@testable import StageSession
@testable import TerminalStage

/// A stage on a model of a terminal, with a person who does what the test says.
final class StageTestBench {
  private(set) var terminal: ModelTerminal
  private(set) var stage: LiveStage
  private var events: [TerminalEvent?]
  private var extent: Extent
  private var clock: Duration = .zero
  /// The screen after each event.
  private(set) var screens: [[String]] = []

  /// The timeout that the stage passed, each time that it waited.
  private(set) var timeouts: [Duration?] = []

  /// Plays `events` one after another, `pause` between two, and leaves. Nil is a pause without an event.
  init(
    on chapter: any Chapter.Type = Desk.self, step: Int = 2, columns: Int = 100, rows: Int = 30,
    pause: Duration = .zero, patterns: [Pattern] = Pattern.allCases, selection: StepSelection? = nil,
    quiz: Quiz? = nil, painter: Painter = Painter(), sources: HighlightedSources? = nil,
    doing events: [TerminalEvent?] = []
  ) throws {
    extent = Extent(columns: columns, rows: rows)
    terminal = ModelTerminal(columns: columns, rows: rows)
    self.events = events
    stage = LiveStage(
      try Session(
        chapter, selection ?? quiz.map { StepSelection($0.fault) } ?? StepSelection(chapter.steps, patterns),
        quiz: quiz,
        step: step, sources: sources))
    let screen = StageTerminal(
      extent: { [unowned self] in extent },
      next: { [unowned self] in
        timeouts.append($0)
        return next(pause)
      },
      write: { [unowned self] in terminal.apply($0) }, elapsed: { [unowned self] in clock })
    stage.run(on: screen, painter)
  }

  private func next(_ pause: Duration) -> TerminalEvent? {
    screens.append(lines)
    guard !events.isEmpty else { return .closed }
    clock += pause
    let event = events.removeFirst()
    if case .resized(let size) = event {
      terminal.resize(columns: size.columns, rows: size.rows)
      extent = size
    }
    return event
  }

  /// The screen, without blanks at the ends of lines.
  var lines: [String] {
    terminal.text(columns: 0..<terminal.columns, rows: 0..<terminal.rows).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension TerminalEvent {
  nonisolated static func key(_ key: Key) -> TerminalEvent { .input(.key(key)) }
  nonisolated static func text(_ text: String) -> TerminalEvent { .input(.text(text)) }
  nonisolated static func paste(_ text: String) -> TerminalEvent { .input(.paste(TerminalInput.Paste(text))) }
  nonisolated static func click(_ column: Int, _ row: Int) -> TerminalEvent {
    .input(.mouse(MouseInput(.press(.left), at: Place(column: column, row: row))))
  }
}

extension LiveStage {
  /// The inputs so far, as lines of a script.
  var script: [String] { session.history.moments.compactMap { $0.input?.description } }
}
