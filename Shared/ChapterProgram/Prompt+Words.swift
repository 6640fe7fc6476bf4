import Stage
import Terminal
import Workshop

/// The words of the prompt, and guesses in a quiz.
extension Prompt {
  /// The words that the prompt takes beside those of a script.
  static let words = ["why", "undo", "help", "quit"]

  /// The words that a quiz takes as well.
  var quizWords: [String] { quiz == nil ? [] : Quiz.words }

  /// The list of the words, in lines.
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

  /// Answers a line about the fault of a quiz, and returns true; returns false for any other line.
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
