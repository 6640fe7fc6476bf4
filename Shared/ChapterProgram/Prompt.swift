import Foundation
import Stage
import Terminal
import TerminalStage
import Workshop

/// A line at a time on a terminal: shows the panes, reads what to do, shows them again.
@MainActor struct Prompt {
  let chapter: any Chapter.Type
  let selection: StepSelection
  let quiz: Quiz?
  private let isLive: Bool
  let console: Console
  let drawing: PaneDrawing
  private let reader: AccountReader
  private(set) var player: Player
  private var inputs: [Input] = []

  /// Opens `step` and reads lines until `quit`, the end of the input, or that of a quiz; a line that makes no sense ends
  /// nothing.
  static func run(
    _ chapter: any Chapter.Type, _ selection: StepSelection, quiz: Quiz? = nil, step: Int, isLive: Bool = false,
    _ console: Console, _ drawing: PaneDrawing
  ) -> ExitStatus {
    do throws(PaneError) {
      let player = try Player(selection, step: step, goesOnline: quiz == nil, isLive: isLive)
      var prompt = Prompt(chapter, selection, quiz, isLive, player, console, drawing)
      prompt.loop()
      return .fine
    } catch {
      console.complain("\(chapter.name): \(error)")
      return .differs
    }
  }

  private init(
    _ chapter: any Chapter.Type, _ selection: StepSelection, _ quiz: Quiz?, _ isLive: Bool, _ player: Player,
    _ console: Console, _ drawing: PaneDrawing
  ) {
    self.chapter = chapter
    self.selection = selection
    self.quiz = quiz
    self.isLive = isLive
    self.player = player
    self.console = console
    self.drawing = drawing
    reader = AccountReader(quiz?.sources ?? (try? ChapterSources(chapter, yours: selection.added?.name)))
  }

  private mutating func loop() {
    console.writeLine(drawing.ink.bold("\(chapter.name): \(chapter.lesson)"))
    show()
    if quiz != nil { console.writeLine(drawing.ink.bold(Quiz.task)) }
    console.writeLine(drawing.ink.faint("Try \((quizWords + ["tap", "type"] + Self.words).joined(separator: ", "))."))
    while true {
      console.write("> ")
      // The end of the input leaves the cursor behind the prompt.
      guard let line = console.readLine() else { return console.writeLine("") }
      let words = line.trimmingCharacters(in: .whitespaces)
      if answersGuess(words) {
        // There is nothing to be found any more.
        if quiz?.answer != nil { return }
        continue
      }
      switch words {
      case "": continue
      case "quit", "exit", "q": return
      case "help", "?": console.write(help)
      case "undo": undo()
      case "why": explain()
      default: perform(line)
      }
    }
  }

  private mutating func undo() {
    guard !inputs.isEmpty else { return console.writeLine("There is nothing to undo.") }
    inputs.removeLast()
    replay()
    show()
  }

  /// The last input once more, and the calls that it causes in each way.
  private mutating func explain() {
    guard let last = inputs.popLast() else { return console.writeLine("Nothing has happened yet.") }
    replay()
    inputs.append(last)
    do throws(PaneError) {
      let names = player.panes.names
      let width = names.map(\.displayWidth).max() ?? 0
      for (name, record) in zip(names, try player.panes.trace(last)) {
        let lines = reader.account(of: record, way: name).lines(columns: console.extent.columns - width - 4)
        for (index, line) in lines.enumerated() {
          console.writeLine("  \((index == 0 ? name : "").padded(to: width))  \(line)")
        }
      }
    } catch {
      console.writeLine(drawing.ink.bad("\(error)"))
    }
  }

  /// Plays the inputs again on a fresh screen.
  private mutating func replay() {
    do throws(PaneError) {
      let fresh = try Player(selection, step: player.step, goesOnline: quiz == nil, isLive: isLive)
      for input in inputs { _ = try fresh.play(.input(input)) }
      player = fresh
    } catch {
      console.writeLine(drawing.ink.bad("\(error)"))
    }
  }

  private mutating func perform(_ line: String) {
    do throws(ScriptError) {
      let script = try Script(parsing: line, name: "<prompt>", among: Self.words + quizWords)
      try player.validate(script)
      for line in script.lines { try perform(line, of: script) }
    } catch {
      console.writeLine(drawing.ink.bad(error.message))
    }
  }

  private mutating func perform(_ line: Script.Line, of script: Script) throws(ScriptError) {
    if case .replay = line.command { throw script.error(at: line, Command.replaysElsewhere) }
    do throws(PaneError) {
      answer(line.command, try player.play(line.command))
    } catch {
      // Some panes are in the middle of it: back to where they were.
      replay()
      throw script.error(at: line, error)
    }
  }

  private mutating func answer(_ command: Command, _ outcome: Player.Outcome) {
    switch (command, outcome) {
    case (.input(let input), _):
      inputs.append(input)
      show()
    case (.step, _):
      inputs = []
      show()
    case (.show, _):
      show()
    case (.note(let text), _):
      console.writeLine(text.visible)
    case (.expect, .answered(let answers)):
      let names = player.panes.names
      let width = names.map(\.displayWidth).max() ?? 0
      for (name, answer) in zip(names, answers) { console.writeLine("  \(name.padded(to: width))  \(answer)") }
    default:
      break
    }
  }

  private func show() {
    console.writeLine(drawing.draw(player.panes.names, player.panes.snapshots))
    guard quiz == nil, let disagreement = player.panes.disagreement() else { return }
    console.writeLine("\(drawing.ink.bad("✗")) \(disagreement.headline):\n\(disagreement)")
  }
}
