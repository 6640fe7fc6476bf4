import Stage
import Terminal
import Workshop

/// What a person can write at the prompt, and guesses in a quiz.
extension Prompt {
  /// What can be written beside what a script takes.
  static let words = ["why", "undo", "help", "quit"]

  /// What can be written in a quiz as well.
  var quizWords: [String] { quiz == nil ? [] : Quiz.words }

  /// What can be written, in lines.
  var help: String {
    let words =
      (quiz == nil ? [] : Quiz.help) + [
        "  why                         the calls that the last input caused in each way",
        "  undo                        the last input never happened",
        "  help                        this text",
        "  quit                        leave; so does the end of the input",
      ]
    return
      "\(Listing(chapter, step: quiz?.step ?? player.step).text)\nHere also\n\(words.joined(separator: "\n"))\n"
  }

  /// Whether a line was about the fault of a quiz; then it has been answered.
  func answersGuess(_ line: String) -> Bool {
    do throws(UsageError) {
      switch try quiz?.reply(to: line) {
      case .goesOn(let reply): console.writeLine("\(drawing.ink.bold(reply)) (reveal gives up)")
      case .end(let lines): lines.forEach(console.writeLine)
      case nil: return false
      }
    } catch {
      console.writeLine(drawing.ink.bad("\(error)"))
    }
    return true
  }
}
