@testable import Workshop
import Controls
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

extension StageTestBench {
  /// The text of a control in each pane.
  func texts(_ control: String) -> [String?] { stage.session.panes.snapshots.map { $0[control]?.text } }
}

/// What a person does, in words: a name such as `Tab` or `Shift-Left` is a key, `…` a pause without an event, and any other
/// word is typed. `'tap up'` is one word, and `Down*3` is done three times.
nonisolated func keys(_ words: String) -> [TerminalEvent?] {
  let names: [Substring: Key.Name] = [
    "Enter": .enter, "Tab": .tab, "Esc": .escape, "Backspace": .backspace, "Up": .up, "Down": .down, "Left": .left,
    "Right": .right, "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
  ]
  let modifiers: [Substring: Key.Modifiers] = ["Shift": .shift, "Alt": .alt, "Ctrl": .control]
  return words.matches(of: /'([^']*)'|([^\s*]+)(?:\*(\d+))?/).flatMap { match -> [TerminalEvent?] in
    guard let word = match.2 else { return [.text(String(match.1 ?? ""))] }
    var parts = word.count > 1 ? word.split(separator: "-") : [word]
    let last = parts.removeLast()
    let held = Key.Modifiers(parts.compactMap { modifiers[$0] })
    let key = names[last].map { Key($0, held) } ?? (held.isEmpty ? nil : Key(.character(Character(String(last))), held))
    let event: TerminalEvent? = word == "…" ? nil : key.map(TerminalEvent.key) ?? .text(String(word))
    return Array(repeating: event, count: match.3.flatMap { Int($0) } ?? 1)
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
