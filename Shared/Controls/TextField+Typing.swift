/// What a person does to a field, one key at a time.
extension TextField {
  /// Touches the field: it gets the focus, with the caret at its end.
  ///
  /// - Returns: whether the field can be typed into.
  @discardableResult
  public func touch() -> Bool {
    guard becomeFirstResponder() else { return false }
    select(end..<end)
    return true
  }

  /// Selects all of the text.
  public func selectAll() {
    select(0..<end)
  }

  /// Puts the caret, or a selection, where `range` says; beyond the text is at its end.
  public func select(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<end)
    guard isEditing, range != selection else { return }
    selection = range
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Replaces the selection by `string` in one go, as a key or a paste does: one editing event.
  public func insert(_ string: String) {
    guard isEditing, takesTouch else { return }
    replaceCharacters(in: selection, with: string)
  }

  /// Deletes the selection, or the character before the caret: one editing event if there was any.
  public func deleteBackward() {
    guard isEditing, takesTouch else { return }
    let range = selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection
    if !range.isEmpty { replaceCharacters(in: range, with: "") }
  }

  /// Presses the return key: if the delegate agrees, editing ends on exit.
  ///
  /// In UIKit the focus leaves only if somebody listens to `editingDidEndOnExit`; here it always does, so that the
  /// ways do not differ in it by accident.
  public func pressReturn() {
    guard isEditing, takesTouch, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  private func replaceCharacters(in range: Range<Int>, with string: String) {
    let allowed = delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    guard allowed else { return }
    let old = text ?? ""
    let tail = old.dropFirst(range.upperBound)
    let head = old.prefix(range.lowerBound) + string
    isTyping = true
    text = String(head + tail)
    isTyping = false
    // A combining mark joins the character before it: the caret is counted in what came out.
    let caret = min(head.count, end)
    selection = caret..<caret
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }
}
