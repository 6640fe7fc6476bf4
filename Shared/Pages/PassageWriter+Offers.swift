import Diagrams
import Markdown
import Pictures

/// What a command line of a text plays, as far as a stage can play it, too.
struct StageOffer: Equatable {
  /// The lines of a script; nil for the chapter's demo.
  let script: String?

  /// Reads `printf 'tap up\\n' | swift run Counter --script -`, or `swift run Counter --demo`, whatever filters the output.
  init?(_ command: String) {
    if command.firstMatch(of: /swift run \w+ --demo\b/) != nil {
      script = nil
    } else if let match = command.firstMatch(of: /printf '([^']*)' \| swift run \w+ --script -/) {
      script = String(match.1).replacing("\\n", with: "\n")
    } else {
      return nil
    }
  }
}

/// The text of a chapter, by its path.
public struct ChapterText {
  /// The name of the chapter's program: `Counter`.
  public let program: String

  /// Reads `Chapters/03-Counter/README.md`; nil for any other path.
  public init?(path: String) {
    guard let match = path.wholeMatch(of: /Chapters\/\d+-(\w+)\/README\.md/) else { return nil }
    program = String(match.1)
  }
}

/// The text of an exercise, by its path.
struct ExerciseText {
  /// The name of the chapter's program: `Counter`.
  let program: String

  /// The name of the exercise: `ResetUnseen`.
  let exercise: String

  /// Reads `Chapters/03-Counter/Exercises/Texts/1-ResetUnseen.md`; nil for any other path.
  init?(path: String) {
    guard let match = path.wholeMatch(of: /Chapters\/\d+-(\w+)\/Exercises\/Texts\/\d+-(\w+)\.md/) else { return nil }
    (program, exercise) = (String(match.1), String(match.2))
  }

  /// The scripts of the rules that a block of its text lists: each is a sentence, and below it the lines of a script,
  /// further to the right.
  static func scripts(_ lines: [String]) -> [String] {
    let rules = lines.split { $0.isEmpty }.filter { $0.first?.first?.isLetter == true }
    return rules.compactMap { rule in
      let script = rule.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) + "\n" }
      return script.isEmpty ? nil : script.joined()
    }
  }
}

/// The source text of the table of operators that are played when marbles are moved.
///
/// An entry is `"call": { source, _ in CODE },`; long code has lines of its own between the braces.
struct OperatorTable {
  private let lines: [String]

  init(_ text: String) {
    lines = TextLines(text).lines
  }

  /// Returns the code for a call, without the names of its parameters; `nil` if the table does not have it.
  func code(of call: String) -> [String]? {
    for start in ["    \"\(call)\": { ", "    #\"\(call)\"#: { "] {
      guard let index = lines.firstIndex(where: { $0.hasPrefix(start) }) else { continue }
      if let match = lines[index].dropFirst(start.count).wholeMatch(of: /[\w, ]+ in (.+) \},/) {
        return [String(match.1)]
      }
      return lines[(index + 1)...].prefix { $0 != "    }," }.map { String($0.dropFirst(6)) }
    }
    return nil
  }
}

extension PassageWriter {
  /// A button under an output that plays the same on the stage.
  func offer(_ command: String, _ isChanged: Bool) -> Markup {
    guard let program, let offer = StageOffer(command) else { return Markup() }
    guard let script = offer.script ?? targets.text("\(folder)/demo.script") else { return Markup() }
    let title = isChanged ? "Build it with your change, and play this" : "Play this on the stage"
    return .offers([.play(program, title, script, isFresh: isChanged)])
  }

  /// A button under the heading of a section in which a reader tries something, and under the title of an exercise.
  func offer(_ heading: Heading) -> Markup {
    if heading.level == 1, let exercise {
      return .offers([
        .button(
          ["type": "button", "data-exercise": "\(exercise.program)/\(exercise.exercise)"],
          "Begin it, and judge it whenever you save your file")
      ])
    }
    guard let program, heading.level == 2 else { return Markup() }
    switch heading.title.plainText {
    case "Run", "Investigate": return .offers([.play(program, "Open the stage")])
    case "Modify":
      return .offers([.play(program, "Build it with your changes, and open the stage", isFresh: true)])
    default: return Markup()
    }
  }

  /// Buttons under the rules of an exercise that play their scripts on the stage of the chapter.
  func offer(_ code: [String]) -> Markup {
    guard let exercise else { return Markup() }
    let scripts = ExerciseText.scripts(code)
    guard !scripts.isEmpty else { return Markup() }
    return .offers(scripts.enumerated().map { .play(exercise.program, "Play rule \($0 + 1) on the stage", $1) })
  }

  /// A button under a marble diagram that makes its marbles movable.
  func offer(_ diagram: MarbleDiagram) -> Markup {
    guard offersStages, !diagram.sources.isEmpty else { return Markup() }
    let sources = diagram.sources.map { "\($0.label)  \($0.marbles)" }.joined(separator: "\n")
    return .offers([
      .button(
        ["type": "button", "data-call": diagram.result.label, "data-sources": sources], "Move its marbles")
    ])
  }

  /// The code that runs when marbles are moved, hidden until then.
  func code(of diagram: MarbleDiagram) -> Markup {
    guard offersStages, !diagram.sources.isEmpty, let table = targets.text("Shared/RxMarbles/Operators.swift"),
      let code = OperatorTable(table).code(of: diagram.result.label)
    else { return Markup() }
    return .element("div", ["class": "code", "hidden": ""], .code("swift", code))
  }

  /// The folder of the chapter that is written.
  private var folder: String { document.split(separator: "/").dropLast().joined(separator: "/") }

  /// The name of the chapter's program; nil in a text that belongs to none, or if no stages are offered.
  private var program: String? { offersStages ? ChapterText(path: document)?.program : nil }

  /// The exercise whose text is written; nil in any other text, or if no stages are offered.
  private var exercise: ExerciseText? { offersStages ? ExerciseText(path: document) : nil }
}

extension Markup {
  fileprivate static func offers(_ buttons: [Markup]) -> Markup {
    .element("p", ["class": "offer"], buttons.joined(.text(" "))) + .newline
  }

  fileprivate static func button(_ attributes: KeyValuePairs<Name, String?>, _ title: String) -> Markup {
    .element("button", attributes, text: title)
  }

  fileprivate static func play(
    _ program: String, _ title: String, _ script: String? = nil, isFresh: Bool = false
  ) -> Markup {
    button(
      ["type": "button", "data-program": program, "data-script": script, "data-fresh": isFresh ? "" : nil], title)
  }
}
