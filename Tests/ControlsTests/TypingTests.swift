import Controls
import Testing

@Suite("Typing")
struct TypingTests {
  let field = TextField("name")
  let log = Log()
  private let delegate: FieldDelegate

  init() {
    delegate = FieldDelegate(log)
    field.delegate = delegate
    log.follow(field)
  }

  /// The field with the focus and `text`, the caret before `caret` or at the end.
  func edit(_ text: String, caret: Int? = nil) {
    field.text = text
    field.touch()
    if let caret { field.select(caret..<caret) }
    _ = log.take()
  }

  @Test func `a key asks the delegate, changes the text, and notifies of the caret once, then of the text`() {
    edit("An")
    field.insert("n")
    #expect(
      log.entries == [
        "name delegate shouldChange 2..<2 \"n\"", "name delegate didChangeSelection Ann 3..<3", "name editingChanged",
      ])
  }

  @Test func `without the focus no key arrives`() {
    field.insert("a")
    field.deleteBackward()
    field.selectAll()
    field.pressReturn()
    #expect(log.entries == [])
    #expect(field.text == "")
  }

  @Test(arguments: ["", "Bo", "Anna"])
  func `text that is set in code notifies no listener, and puts the caret at its end`(_ text: String) {
    edit("Ann", caret: 1)
    field.text = text
    #expect(log.entries == [])
    #expect(field.selection == text.count..<text.count)
  }

  @Test func `the very text that was just typed, set in code, puts the caret at its end as well`() {
    edit("An", caret: 0)
    field.insert("b")
    #expect(field.selection == 1..<1)
    field.text = "bAn"
    #expect(field.selection == 3..<3)
  }

  @Test func `nil is no text`() {
    edit("Ann")
    field.text = nil
    #expect(field.selection == 0..<0)
    field.deleteBackward()
    #expect(log.entries == [])
    field.insert("B")
    #expect(field.text == "B")
  }

  @Test func `a refused change changes nothing and notifies no listener`() {
    edit("Ann")
    delegate.allowsChanges = false
    field.insert("a")
    field.deleteBackward()
    #expect(log.entries == ["name delegate shouldChange 3..<3 \"a\"", "name delegate shouldChange 2..<3 \"\""])
    #expect(field.text == "Ann")
    #expect(field.selection == 3..<3)
  }

  @Test func `a delegate may refuse the key and set another text itself, which sends no event`() {
    edit("Ann")
    delegate.allowsChanges = false
    delegate.whileAsked = { [unowned field] in field.text = "ANN" }
    field.insert("a")
    #expect(log.entries == ["name delegate shouldChange 3..<3 \"a\""])
    #expect(field.text == "ANN")
  }

  @Test func `a delegate that shortens the text and still allows the key leaves no caret outside`() {
    edit("Anna")
    delegate.whileAsked = { [unowned field] in field.text = "B" }
    field.insert("o")
    #expect(field.text == "Bo")
    #expect(field.selection == 2..<2)
  }

  @Test func `a key replaces the selection; replacing nothing with nothing is no change`() {
    edit("Hannah")
    field.select(1..<5)
    _ = log.take()
    field.insert("o")
    #expect(field.text == "Hoh")
    #expect(field.selection == 2..<2)
    #expect(
      log.take() == [
        "name delegate shouldChange 1..<5 \"o\"", "name delegate didChangeSelection Hoh 2..<2", "name editingChanged",
      ])
    field.insert("")
    #expect(log.take() == [])
    field.selectAll()
    field.insert("")
    #expect(field.text == "")
    #expect(log.take().last == "name editingChanged")
  }

  @Test(
    "a field has one line: each line break that is typed or pasted becomes a blank",
    arguments: [("Ann\nOther", "Ann Other"), ("\n", " "), ("a\r\nb\rc\u{2028}d\u{85}e", "a b c d e"), ("\n\n", "  ")])
  func lineBreaks(_ inserted: String, _ shown: String) {
    edit("")
    field.insert(inserted)
    #expect(field.text == shown)
    #expect(field.selection == shown.count..<shown.count)
    #expect(
      log.entries == [
        "name delegate shouldChange 0..<0 \"\(shown)\"",
        "name delegate didChangeSelection \(shown) \(shown.count)..<\(shown.count)", "name editingChanged",
      ])
  }

  @Test func `the delete key removes the selection, else the character before the caret`() {
    edit("Anna", caret: 2)
    field.deleteBackward()
    #expect(field.text == "Ana")
    #expect(field.selection == 1..<1)
    #expect(
      log.take() == [
        "name delegate shouldChange 1..<2 \"\"", "name delegate didChangeSelection Ana 1..<1", "name editingChanged",
      ])
    field.select(0..<2)
    field.deleteBackward()
    #expect(field.text == "a")
    #expect(field.selection == 0..<0)
  }

  @Test func `moving the caret notifies the delegate, unless it stays where it is`() {
    edit("Ann")
    field.select(1..<2)
    field.select(1..<2)
    field.select(7..<9)
    field.select(-2..<0)
    #expect(
      log.entries == [
        "name delegate didChangeSelection Ann 1..<2", "name delegate didChangeSelection Ann 3..<3",
        "name delegate didChangeSelection Ann 0..<0",
      ])
  }

  @Test func `a handler of a key that sets the text has the last word, and is not called again`() {
    field.addAction(for: .editingChanged) { [unowned field] in field.text = field.text?.uppercased() }
    edit("AN")
    field.insert("n")
    #expect(field.text == "ANN")
    #expect(field.selection == 3..<3)
    #expect(log.entries.filter { $0 == "name editingChanged" }.count == 1)
  }

  @Test func `a delegate is held weakly, and counts while it is there`() {
    var other: FieldDelegate? = FieldDelegate(log)
    weak let gone = other
    let lonely = TextField("lonely")
    #expect(lonely.connectionCount == 0)
    lonely.delegate = other
    #expect(lonely.connectionCount == 1)
    other = nil
    #expect(gone == nil)
    #expect(lonely.connectionCount == 0)
    lonely.touch()
    lonely.insert("a")
    #expect(lonely.text == "a")
  }

  @Test func `a delegate without methods allows everything`() {
    final class Silent: TextFieldDelegate {}
    let silent = Silent()
    field.delegate = silent
    field.touch()
    field.insert("a")
    field.pressReturn()
    #expect(field.text == "a")
    #expect(
      log.entries == ["name editingDidBegin", "name editingChanged", "name editingDidEndOnExit", "name editingDidEnd"])
  }
}
