import Stage
import StageSession
import Terminal

/// The stage's words about itself: the keys of the moment, the help, the marbles.
extension LiveStage {
  /// The keys of the moment and what they do, the most useful first.
  var keys: [(key: String, meaning: String)] {
    switch mode {
    case .line: [("Enter", "do it"), ("↑↓", "earlier lines"), ("Esc", "leave it")]
    case .menu: [("↑↓", "choose"), ("Enter", "do it"), ("Esc", "leave")]
    case .screen where !isOnScreens:
      [("←→", "step"), ("Esc", "the present"), ("Enter", "go on from here"), ("?", "help")]
        + [("y", "all ways"), ("w", "marbles")]
    case .page(.marbles, _): [("←→", "move"), ("Esc", "back"), ("↑↓", "scroll")]
    case .page: [("↑↓", "scroll"), ("Esc", "back"), ("Home End", "to the ends")]
    case .screen where isTyping && session.code != nil:
      writingKeys + [("Tab", "next"), ("Esc", "commands"), ("Shift-↑↓", "scroll"), ("Enter", "return"), ("^C", "quit")]
    case .screen where isTyping:
      writingKeys + [("Tab", "next"), ("Esc", "commands"), ("Enter", "return"), ("^C", "quit")]
    case .screen where session.code != nil:
      guessing + [
        ("Tab", "next"), ("Enter", "\(pointer.target?.action ?? "touch") \(pointer.target?.identifier ?? "")"),
      ]
        + [
          ("c", "close"), ("Shift-↑↓", "scroll"), ("f", "other way"), ("d", "compare"), ("< >", "file"), ("?", "help"),
        ]
    case .screen:
      guessing
        + [("Tab", "next"), ("Enter", pointer.target?.action ?? "touch"), ("?", "help"), ("q", "quit")]
        + [("e", "do…"), ("t", "travel"), ("c", "source"), ("w", "marbles"), ("u", "undo")]
        + (session.panes.names.count > 1 ? [("1–\(session.panes.names.count)", "one"), ("0", "all")] : [])
        + adding
    }
  }

  private var adding: [(key: String, meaning: String)] {
    session.absentWays.prefix(1).map { (key: "\(session.panes.names.count + 1)", meaning: $0) }
  }

  private var guessing: [(key: String, meaning: String)] {
    session.quiz == nil ? [] : [("g", session.isQuiz ? "guess" : "the answer")]
  }

  private var writingKeys: [(key: String, meaning: String)] { session.isQuiz ? [("Esc g", "guess")] : [] }

  /// The lines of `page`.
  func lines(of page: Page, columns: Int) -> [[TextRun]] {
    switch page {
    case .help: help.flatMap { Self.line($0.key, $0.meaning, columns) }
    case .accounts: accountLines(columns: columns)
    case .answer(let lines): lines.flatMap { $0.wrapped(toColumns: columns) }.map { [TextRun($0)] }
    case .marbles(let end):
      [[name(of: session.lookedInto), TextRun(": what was done, and what it showed", .strong)], []]
        + marbles.drawn(columns: columns, to: end)
    }
  }

  private func accountLines(columns: Int) -> [[TextRun]] {
    var lines = [[TextRun("What just happened: \(session.told.title ?? "the screens were opened")", .strong)]]
    for (name, account) in zip(session.panes.names, session.told.accounts) {
      lines += [[], [TextRun(name, .way(name))]]
      lines += account.lines(columns: columns - 2).map { [TextRun("  \($0)")] }
    }
    for note in [session.callNote, session.code == nil ? nil : session.lineNote].compactMap({ $0 }) {
      lines += [[]] + Self.line("", note, columns)
    }
    return lines
  }

  private func name(of pane: Int) -> TextRun {
    let name = session.panes.names[pane]
    return TextRun(name, .way(name))
  }

  /// A word and, behind it, a text on as many lines as it needs.
  private static func line(
    _ key: String, _ text: String, _ columns: Int, _ look: TextRun.Look = .strong
  ) -> [[TextRun]] {
    let lines = text.wrapped(toColumns: textColumns(of: columns))
    guard columns >= leastForTwo else {
      return (key.isEmpty ? [] : [[TextRun(key, look)]]) + lines.map { [TextRun("  \($0)")] }
    }
    return lines.enumerated().map { index, line in
      [TextRun((index == 0 ? key : "").padded(to: head), look), TextRun(line)]
    }
  }

  /// Returns the width of the text beside a word; on few columns it stands below the word.
  private static func textColumns(of columns: Int) -> Int {
    max(12, columns - (columns >= leastForTwo ? head : 2))
  }

  private static let leastForTwo = 60
  private static let head = 22

  private var help: [(key: String, meaning: String)] {
    session.quiz == nil ? Self.help : Self.quizHelp + Self.help
  }

  private static let quizHelp: [(key: String, meaning: String)] = [
    ("g", "guess: the name of a way, and the number of a line for a point more; afterwards: the answer again"),
    (":reveal", "give up, and be told"),
    ("", ""),
  ]

  private static let help: [(key: String, meaning: String)] = [
    ("Tab, Shift-Tab", "the next control, the one before; so do the arrows where they do nothing else"),
    ("Enter, Space", "touch it: press the button, flip the switch, choose the row, write in the field"),
    ("← → on a slider", "drag it"),
    ("↓ ↑ in a table", "row by row, also to those that are not in sight"),
    ("PageUp, PageDown", "scroll a table by what is in sight, with Home and End to its ends; without one, the panes"),
    ("", ""),
    ("In a field", "letters are written; Enter is the return key"),
    ("← → Home End", "move the caret; with Ctrl or Alt by words; with Shift, also with both, select"),
    ("Ctrl-A Ctrl-E", "to the beginning, to the end"),
    ("Alt-A", "select all of it"),
    ("Ctrl-W Ctrl-U Ctrl-K", "delete the word before, all before, all behind the caret"),
    ("Ctrl-_", "undo what was typed"),
    ("Esc", "keys are commands, as everywhere else; Enter goes back to writing"),
    ("", ""),
    ("e", "choose from all that can be done here, also what the world does"),
    (":", "write a line of a script: wait 300ms, event …, expect …, step 1; ↑ ↓ recall earlier lines"),
    ("u", "the last input never happened"),
    ("r, [ and ]", "begin again; the step before, the step after"),
    ("t", "travel through the session; Enter goes on from there"),
    ("w", "the session as marbles, for one way; ← → Home End move in it"),
    (
      "c", "the source of a way: the lines that just ran, the functions in the order of their calls; c or Esc closes it"
    ),
    ("d", "two ways compared, line by line; d again: with the next one"),
    ("Shift-↑ ↓, < >", "scroll the source; the file before, the next file of the way"),
    ("y", "what just happened in each way: all calls"),
    ("s", "save as a script what was typed and answered, queries of addresses too; no cookies"),
    ("1 2 3 4, 0", "one way alone, all of them"),
    ("5", "another way beside them, where the step has one"),
    ("f", "look into the next way"),
    ("p", "few and large elements, for a projector"),
    ("q, Ctrl-C", "leave"),
  ]
}

nonisolated extension Target {
  /// The effect of Enter there.
  fileprivate var action: String {
    switch kind {
    case .button: "press"
    case .field: "write"
    case .slider: "drag with ←→"
    case .toggle: "flip"
    case .row: "choose"
    case .table: "touch"
    }
  }
}
