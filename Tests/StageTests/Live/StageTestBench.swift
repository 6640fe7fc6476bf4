@testable import Workshop
import ModelTerminal
import Synchronization
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
  private let work: HeldWork?
  private var clock: Duration = .zero
  /// What the terminal shows after each event.
  private(set) var screens: [[String]] = []

  /// How long the stage was ready to wait, each time that it asked.
  private(set) var timeouts: [Duration?] = []

  private let alarm = Alarm()

  /// How often something elsewhere has woken the stage.
  var wakes: Int { alarm.count.load(ordering: .relaxed) }

  /// Plays `events` one after another, `pause` between two, and leaves. Nil is a while in which nobody does anything.
  ///
  /// - Parameter work: what is done before the stage is woken.
  init(
    on chapter: any Chapter.Type = Desk.self, step: Int = 2, columns: Int = 100, rows: Int = 30,
    pause: Duration = .zero, patterns: [Pattern] = Pattern.allCases, selection: StepSelection? = nil,
    quiz: Quiz? = nil, painter: Painter = Painter(), log: LineLog? = nil, work: HeldWork? = nil,
    doing events: [TerminalEvent?] = []
  ) throws {
    extent = Extent(columns: columns, rows: rows)
    terminal = ModelTerminal(columns: columns, rows: rows)
    (self.events, self.work) = (events, work)
    stage = LiveStage(
      try Session(
        chapter, selection ?? quiz.map { StepSelection($0.fault) } ?? StepSelection(chapter.steps, patterns),
        quiz: quiz,
        step: step, log: log))
    let screen = StageTerminal(
      extent: { [unowned self] in extent },
      next: { [unowned self] in
        timeouts.append($0)
        return next(pause)
      },
      write: { [unowned self] in terminal.apply($0) }, elapsed: { [unowned self] in clock },
      wake: { [alarm] in alarm.count.add(1, ordering: .relaxed) })
    stage.run(on: screen, painter)
  }

  private func next(_ pause: Duration) -> TerminalEvent? {
    screens.append(lines)
    guard !events.isEmpty else { return .closed }
    clock += pause
    let event = events.removeFirst()
    if event == .woken { work?.finish() }
    if case .resized(let size) = event {
      terminal.resize(columns: size.columns, rows: size.rows)
      extent = size
    }
    return event
  }

  /// What the terminal shows, without blanks at the ends of lines.
  var lines: [String] {
    terminal.text(columns: 0..<terminal.columns, rows: 0..<terminal.rows).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

/// What other threads ring.
private nonisolated final class Alarm: Sendable {
  let count = Atomic<Int>(0)
}

/// What is to be done on another thread, until the test lets it be done.
final class HeldWork {
  private var held: [@Sendable () -> Void] = []

  /// How often there was something to do.
  private(set) var count = 0

  func take(_ work: @escaping @Sendable () -> Void) {
    held.append(work)
    count += 1
  }

  /// Does all of it.
  func finish() {
    for work in held { work() }
    held = []
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
  /// What was done, as lines of a script.
  var script: [String] { session.history.moments.compactMap { $0.input?.description } }
}
