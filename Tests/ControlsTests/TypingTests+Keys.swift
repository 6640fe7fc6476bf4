import Controls
import Testing

/// The keys that move the caret, select and delete.
extension TypingTests {
  private func press(_ keys: EditingKey...) {
    for key in keys { field.press(key) }
  }

  @Test func `the caret moves by visible characters, and stops at the ends`() {
    edit("a👩‍👩‍👧e\u{301}")
    press(.left)
    #expect(field.selection == 2..<2)
    press(.left)
    #expect(field.selection == 1..<1)
    press(.left, .left)
    #expect(field.selection == 0..<0)
    press(.right, .right, .right, .right)
    #expect(field.selection == 3..<3)
  }

  @Test func `the word keys stop where a word begins on the left, and where it ends on the right`() {
    edit("one, two-three")
    press(.wordLeft)
    #expect(field.selection == 9..<9)
    press(.wordLeft)
    #expect(field.selection == 5..<5)
    press(.wordLeft, .wordLeft)
    #expect(field.selection == 0..<0)
    press(.wordRight)
    #expect(field.selection == 3..<3)
    press(.wordRight)
    #expect(field.selection == 8..<8)
    press(.wordRight, .wordRight)
    #expect(field.selection == 14..<14)
  }

  @Test func `left and right leave a selection at its ends`() {
    edit("hello", caret: 1)
    press(.selectRight, .selectRight)
    #expect(field.selection == 1..<3)
    press(.left)
    #expect(field.selection == 1..<1)
    press(.selectRight, .selectRight, .right)
    #expect(field.selection == 3..<3)
  }

  @Test func `a selection turns around the place where it began`() {
    edit("hello", caret: 2)
    press(.selectRight, .selectLeft, .selectLeft)
    #expect(field.selection == 1..<2)
    press(.selectHome)
    #expect(field.selection == 0..<2)
    press(.selectEnd)
    #expect(field.selection == 2..<5)
    press(.selectAll)
    #expect(field.selection == 0..<5)
  }

  @Test func `the word keys take words into the selection, and out of it again`() {
    edit("one two three", caret: 7)
    press(.selectWordLeft)
    #expect(field.selection == 4..<7)
    press(.selectWordLeft)
    #expect(field.selection == 0..<7)
    press(.selectWordRight)
    #expect(field.selection == 3..<7)
    press(.selectWordRight, .selectWordRight)
    #expect(field.selection == 7..<13)
    press(.backspace)
    #expect(field.text == "one two")
  }

  @Test(
    arguments: [
      (EditingKey.backspace, "one wo", 4), (.delete, "one to", 5), (.deleteWord, "one wo", 4), (.deleteHome, "wo", 0),
      (.deleteEnd, "one t", 5),
    ])
  func `each deleting key takes away what its name says`(_ key: EditingKey, _ text: String, _ caret: Int) {
    edit("one two", caret: 5)
    press(key)
    #expect(field.text == text)
    #expect(field.selection == caret..<caret)
    #expect(log.entries.last == "name editingChanged")
  }

  @Test(
    arguments: [EditingKey.backspace, .delete, .deleteWord, .deleteHome, .deleteEnd])
  func `each deleting key takes a selection away`(_ key: EditingKey) {
    edit("hello", caret: 1)
    press(.selectRight, .selectRight, key)
    #expect(field.text == "hlo")
    #expect(field.selection == 1..<1)
  }

  @Test(
    arguments: [
      (EditingKey.backspace, 0), (.delete, 2), (.deleteWord, 0), (.deleteHome, 0), (.deleteEnd, 2),
    ])
  func `a deleting key without an effect notifies no listener`(_ key: EditingKey, _ caret: Int) {
    edit("hi", caret: caret)
    press(key)
    #expect(log.entries == [])
  }

  @Test func `undo brings back one text after another, each in one editing event`() {
    edit("")
    field.insert("a")
    field.insert("bc")
    press(.deleteHome)
    _ = log.take()
    press(.undo)
    #expect(field.text == "abc")
    #expect(log.take().last == "name editingChanged")
    press(.undo)
    #expect(field.text == "a")
    press(.undo)
    #expect(field.text == "")
    _ = log.take()
    press(.undo)
    #expect(log.entries == [])
  }

  @Test func `a text set by the app clears the undo history`() {
    edit("")
    field.insert("a")
    field.text = "from the app"
    press(.undo)
    #expect(field.text == "from the app")
  }

  @Test(arguments: EditingKey.allCases)
  func `without the focus no key does anything`(_ key: EditingKey) {
    field.text = "hello"
    field.press(key)
    #expect(field.text == "hello")
    #expect(log.entries == [])
  }
}
