import Terminal

/// What a letter does where none is written.
extension LiveStage {
  func command(_ character: Character) {
    if takesForCode(character) { return }
    switch character {
    case " ": press()
    case "0": chosen = nil
    case "1"..."9": chooseWay(character)
    case "?": mode = .page(.help)
    case "q": isOver = true
    case "e":
      if menu.isEmpty { message = Message(text: "There is nothing to choose from.") } else { mode = .menu(index: 0) }
    case ":": mode = .line(LineEntry())
    case "t": mode = .travel(moment: session.moments.count - 1)
    case "w": mode = .page(.marbles(to: nil))
    case "y": mode = .page(.chains)
    case "g" where isQuiz: mode = .line(LineEntry("\(Guess.word) "))
    case "g" where playbill.quiz != nil: _ = answersGuess("reveal")
    case "u": undo()
    case "r": open(step: session.step)
    case "[": open(step: session.step - 1)
    case "]": open(step: session.step + 1)
    case "f": focusNext()
    case "p": isForProjector.toggle()
    case "s": save()
    default:
      message = Message(
        text: "\(character.isWhitespace ? "That" : "\(character)".visible) is no command: ? names them.")
    }
  }

  /// One of the ways on stage alone; the number behind them puts a further way beside them.
  private func chooseWay(_ character: Character) {
    let absent = playbill.absentWays(in: session.step)
    let index = (character.wholeNumberValue ?? 0) - 1 - panes.names.count
    if absent.indices.contains(index) { add(absent[index]) } else { choosePane(character) }
  }

  func choosePane(_ character: Character) {
    guard let number = character.wholeNumberValue, panes.names.indices.contains(number - 1) else { return }
    chosen = number - 1
    focused = number - 1
  }

  func focusNext() { focus((focused + 1) % panes.names.count) }

  func focus(_ pane: Int) {
    focused = pane
    if chosen != nil { chosen = pane }
  }

  private func undo() {
    // Time that has passed since is undone as well.
    guard let last = session.moments.lastIndex(where: { $0.input.map { !$0.isWait } ?? false }) else {
      message = Message(text: "There is nothing to undo.")
      return
    }
    goOn(from: last - 1)
  }
}
