import Stage
import StageSession
import Terminal
import Workshop

/// The commands behind letters where no text is being written.
extension LiveStage {
  func command(_ character: Character) {
    if takesForCode(character) { return }
    switch character {
    case " ": press()
    case "0": session.choose(pane: nil)
    case "1"..."9": chooseWay(character)
    case "?": mode = .page(.help)
    case "q": isOver = true
    case "e":
      if session.menu.isEmpty {
        session.message = Session.Message(text: "There is nothing to choose from.")
      } else {
        mode = .menu(index: 0)
      }
    case ":": beginLine()
    case "t": session.journey = session.history.moments.count - 1
    case "w": mode = .page(.marbles(to: nil))
    case "y": mode = .page(.accounts)
    case "g" where session.isQuiz: beginLine("\(Guess.word) ")
    case "g" where session.quiz != nil: play("reveal")
    case "u": act { $0.undo() }
    case "r": open(step: session.history.step)
    case "[": open(step: session.history.step - 1)
    case "]": open(step: session.history.step + 1)
    case "f": session.focusNext()
    case "p": isForProjector.toggle()
    case "s": session.save()
    default:
      session.message = Session.Message(
        text: "\(character.isWhitespace ? "That" : "\(character)".visible) is no command: ? names them.")
    }
  }

  /// One of the ways alone; the number behind them adds a further way.
  private func chooseWay(_ character: Character) {
    let absent = session.absentWays
    let index = (character.wholeNumberValue ?? 0) - 1 - session.panes.names.count
    if absent.indices.contains(index) { act { $0.add(absent[index]) } } else { choosePane(character) }
  }

  func choosePane(_ character: Character) {
    if let number = character.wholeNumberValue { session.choose(pane: number - 1) }
  }
}
