/// The keys that move the caret, select and delete.
extension TextField {
  /// Presses `key`. A key that changes the text is one editing event; a key without an effect is none.
  public func press(_ key: EditingKey) {
    switch key {
    case .left: moveCaret(to: selection.isEmpty ? caret - 1 : selection.lowerBound)
    case .right: moveCaret(to: selection.isEmpty ? caret + 1 : selection.upperBound)
    case .wordLeft: moveCaret(to: wordStart(before: caret))
    case .wordRight: moveCaret(to: wordEnd(after: caret))
    case .home: moveCaret(to: 0)
    case .end: moveCaret(to: end)
    case .selectLeft: moveCaret(to: caret - 1, from: anchor)
    case .selectRight: moveCaret(to: caret + 1, from: anchor)
    case .selectWordLeft: moveCaret(to: wordStart(before: caret), from: anchor)
    case .selectWordRight: moveCaret(to: wordEnd(after: caret), from: anchor)
    case .selectHome: moveCaret(to: 0, from: anchor)
    case .selectEnd: moveCaret(to: end, from: anchor)
    case .selectAll: selectAll()
    case .backspace: deleteBackward()
    case .delete: deleteSelection(or: caret..<caret + 1)
    case .deleteWord: deleteSelection(or: wordStart(before: caret)..<caret)
    case .deleteHome: deleteSelection(or: 0..<caret)
    case .deleteEnd: deleteSelection(or: caret..<end)
    case .undo: undo()
    }
  }

  /// The end of the selection that the keys move: the right one, unless it was drawn to the left.
  private var caret: Int { selectsToTheLeft ? selection.lowerBound : selection.upperBound }

  /// The fixed end of the selection.
  private var anchor: Int { selectsToTheLeft ? selection.upperBound : selection.lowerBound }

  // `select` limits each place to the text.

  private func moveCaret(to place: Int) {
    select(place..<place)
  }

  private func moveCaret(to place: Int, from anchor: Int) {
    select(min(place, anchor)..<max(place, anchor))
    selectsToTheLeft = place < anchor
  }

  private func deleteSelection(or range: Range<Int>) {
    delete(selection.isEmpty ? range.clamped(to: 0..<end) : selection)
  }

  /// Passes marks and blanks right before `place`.
  private func wordStart(before place: Int) -> Int {
    let head = Array((text ?? "").prefix(place))
    let word = head.lastIndex(where: \.isPartOfWord) ?? -1
    return (head[..<max(0, word)].lastIndex { !$0.isPartOfWord } ?? -1) + 1
  }

  private func wordEnd(after place: Int) -> Int {
    let characters = Array(text ?? "")
    guard let word = characters[min(place, end)...].firstIndex(where: \.isPartOfWord) else { return end }
    return characters[word...].firstIndex { !$0.isPartOfWord } ?? end
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
