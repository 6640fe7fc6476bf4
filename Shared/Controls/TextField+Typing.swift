/// The actions of a person, one key at a time. A field that accepts no touch accepts no key either.
///
/// Characters are those that a reader sees, Swift's `Character`. UIKit counts UTF-16 code units in some of these places
/// (`NSRange`); the number of characters is what the caret moves by there, too.
extension TextField {
  /// Touches the field: it gets the focus, with the caret at its end.
  ///
  /// - Returns: True if the field can be typed into.
  @discardableResult
  public func touch() -> Bool {
    guard takesTouch, becomeFirstResponder() else { return false }
    select(end..<end)
    return true
  }

  /// Selects all of the text.
  public func selectAll() {
    select(0..<end)
  }

  /// Moves the caret or the selection to `range`, limited to the text.
  public func select(_ range: Range<Int>) {
    selectsToTheLeft = false
    let range = range.clamped(to: 0..<end)
    guard takesKeys, range != selection else { return }
    selection = range
    tellOfSelection()
  }

  /// Replaces the selection by `string` in one go, as a key or a paste does: one editing event, unless nothing
  /// replaces nothing.
  ///
  /// As in UIKit, the field has one line: each line break of `string` becomes a blank before the delegate is asked. The
  /// return key is `pressReturn()`.
  public func insert(_ string: String) {
    guard takesKeys, !(string.isEmpty && selection.isEmpty) else { return }
    let hasLineBreak = string.contains(where: \.isNewline)
    replaceCharacters(in: selection, with: hasLineBreak ? String(string.map { $0.isNewline ? " " : $0 }) : string)
  }

  /// Deletes the selection, or the character before the caret, as one editing event.
  public func deleteBackward() {
    guard takesKeys else { return }
    delete(selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection)
  }

  /// Deletes these characters, as one editing event if there are any.
  func delete(_ range: Range<Int>) {
    guard takesKeys, !range.isEmpty else { return }
    replaceCharacters(in: range, with: "")
  }

  /// Shows the text that the last key has changed, if the delegate agrees, as one editing event.
  ///
  /// Reaches back at least a hundred keys. A text that the app sets in between cannot be undone, nor anything before
  /// it: that was not the person's doing.
  func undo() {
    guard takesKeys, let last = undoable.last else { return }
    let rest = undoable.dropLast()
    replaceCharacters(in: 0..<end, with: last)
    // The undo itself cannot be undone; if the delegate refused it, nothing changes.
    if text == last { undoable = Array(rest) }
  }

  /// Presses the return key: if the delegate agrees, `editingDidEndOnExit` is sent, and if that is handled, the field
  /// loses the focus.
  public func pressReturn() {
    guard takesKeys else { return }
    guard delegate(toldOf: "textFieldShouldReturn")?.textFieldShouldReturn(self) ?? true else { return }
    let isHandled = endsEditingOnReturn || hasListener(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if isHandled { resignFirstResponder() }
  }

  /// Deletes all of the text, as the cross at the end of a field does, with or without the focus: one editing event if
  /// there was any text. The delegate is not asked.
  func empty() {
    guard !(text ?? "").isEmpty else { return }
    show(typed: "", caret: 0)
    sendActions(for: .editingChanged)
  }

  /// Forgets the older half now and then, and not one text with each key: a check types millions of keys.
  private func rememberForUndo(_ text: String) {
    if undoable.count == 200 { undoable.removeFirst(100) }
    undoable.append(text)
  }

  private var takesKeys: Bool { isEditing && takesTouch }

  private func replaceCharacters(in range: Range<Int>, with string: String) {
    let delegate = delegate(toldOf: "textField(_:shouldChangeCharactersIn:replacementString:)")
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    let old = text ?? ""
    let head = old.prefix(range.lowerBound) + string
    show(typed: String(head + old.dropFirst(range.upperBound)), caret: head.count)
    tellOfSelection()
    sendActions(for: .editingChanged)
  }

  /// - Parameter caret: The number of characters before it. One that merges with the next one counts: the caret is
  ///   behind it.
  private func show(typed: String, caret: Int) {
    if let text { rememberForUndo(text) }
    typedText = typed
    text = typed
    // An observer may have set another text; then the caret is at its end.
    let isStillThere = text == typed
    typedText = nil
    if isStillThere { selection = caret..<caret }
  }

  private func tellOfSelection() {
    delegate(toldOf: "textFieldDidChangeSelection")?.textFieldDidChangeSelection(self)
  }
}
