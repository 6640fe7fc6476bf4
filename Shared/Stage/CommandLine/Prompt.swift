import Foundation

/// A line at a time on a terminal: shows the panes, reads what to do, shows them again.
@MainActor struct Prompt {
  private let chapter: any Chapter.Type
  private let patterns: [Pattern]
  private let drawing: PaneDrawing
  private var player: Player?
  private var step: Int
  private var inputs: [Input] = []

  init(_ chapter: any Chapter.Type, step: Int, patterns: [Pattern], drawing: PaneDrawing) {
    self.chapter = chapter
    self.step = step
    self.patterns = patterns
    self.drawing = drawing
  }

  /// Reads lines until `quit` or the end of the input.
  func run() -> ExitStatus {
    var prompt = self
    return prompt.loop()
  }

  private mutating func loop() -> ExitStatus {
    print(drawing.ink.bold("\(chapter.name): \(chapter.lesson)"))
    open()
    print(drawing.ink.faint("Try tap, type, undo, help, quit."))
    while true {
      print("> ", terminator: "")
      fflush(nil)
      guard let line = readLine() else {
        print("")
        return .fine
      }
      switch line.trimmingCharacters(in: .whitespaces) {
      case "": continue
      case "quit", "exit", "q": return .fine
      case "help", "?": print(help)
      case "undo": undo()
      default: perform(line)
      }
    }
  }

  private var help: String {
    Listing(chapter, step: step).text + """

      Here also
        undo                      the last input never happened
        help                      this text
        quit                      leave; so does the end of the input
      """
  }

  private mutating func open() {
    do throws(PaneError) {
      player = try Player(chapter.steps, step: step, patterns: patterns)
      inputs = []
      show()
    } catch {
      print("\(error)")
    }
  }

  /// Replays all but the last input on a fresh screen.
  private mutating func undo() {
    guard !inputs.isEmpty else { return print("There is nothing to undo.") }
    do throws(PaneError) {
      let earlier = inputs.dropLast()
      let fresh = try Player(chapter.steps, step: step, patterns: patterns)
      for input in earlier { _ = try fresh.play(.input(input)) }
      player = fresh
      inputs = Array(earlier)
      show()
    } catch {
      print("\(error)")
    }
  }

  private mutating func perform(_ line: String) {
    guard let player else { return }
    do {
      let script = try Script(parsing: line, name: "<prompt>")
      for line in script.lines {
        do throws(PaneError) {
          answer(line, try player.play(line.command))
        } catch {
          throw script.error(at: line, error)
        }
      }
    } catch {
      print(drawing.ink.bad("\(error)"))
    }
  }

  private mutating func answer(_ line: Script.Line, _ outcome: Player.Outcome) {
    switch (line.command, outcome) {
    case (.input(let input), _):
      inputs.append(input)
      show()
    case (.step(let number), _):
      step = number
      inputs = []
      show()
    case (.show, _):
      show()
    case (.note(let text), _):
      print(text.escapedForTerminal)
    case (.expect, .answered(let answers)):
      for (name, answer) in zip(patterns, answers) { print("  \(name.rawValue): \(answer)") }
    default:
      break
    }
  }

  private func show() {
    guard let player else { return }
    print(drawing.draw(player.panes.names, player.panes.snapshots))
    if let disagreement = player.panes.disagreement() {
      print("\(drawing.ink.bad("✗")) the ways are not the same:\n\(disagreement)")
    }
  }
}
