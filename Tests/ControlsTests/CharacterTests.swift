import Controls
import Testing

/// Characters that are made of several scalars: the field counts what a reader sees.
@Suite("Characters as a reader sees them")
struct CharacterTests {
  private let field = TextField("name")

  private func edit(_ text: String, caret: Int? = nil) {
    field.text = text
    field.touch()
    if let caret { field.select(caret..<caret) }
  }

  @Test func `か and a voicing mark, typed one after the other, are one character`() {
    edit("")
    field.insert("か")
    #expect(field.selection == 1..<1)
    field.insert("\u{3099}")
    #expect(field.text == "か\u{3099}")
    #expect(field.text == "が")
    #expect(field.selection == 1..<1)
    field.insert("く")
    #expect(field.selection == 2..<2)
  }

  @Test(arguments: ["👨‍👩‍👧", "🇯🇵", "e\u{301}", "👍🏽"])
  func `a family is one character`(_ character: String) {
    edit("ab", caret: 1)
    field.insert(character)
    #expect(field.text == "a\(character)b")
    #expect(field.selection == 2..<2)
  }

  @Test(arguments: ["👨‍👩‍👧", "🇯🇵", "e\u{301}", "👍🏽", "か\u{3099}"])
  func `the delete key removes all of a character`(_ character: String) {
    edit("a\(character)b", caret: 2)
    field.deleteBackward()
    #expect(field.text == "ab")
    #expect(field.selection == 1..<1)
  }

  @Test func `a character that merges with the one after it leaves the caret behind both`() {
    edit("👨👩b", caret: 1)
    field.insert("\u{200D}")
    #expect(field.text == "👨\u{200D}👩b")
    #expect(field.text?.count == 2)
    #expect(field.selection == 1..<1)
    field.insert("c")
    #expect(field.text == "👨\u{200D}👩cb")
  }

  @Test func `a character that combines with its neighbours is counted in the resulting text`() {
    edit("🇦🇧🇨🇩", caret: 1)
    field.insert("🇽")
    #expect(field.text.map(Array.init) == ["🇦🇧", "🇽🇨", "🇩"])
    #expect(field.selection == 2..<2)
  }

  @Test func `the text around a deletion may combine into one character, with the caret behind it`() {
    edit("👨\u{200D}a👩", caret: 2)
    field.deleteBackward()
    #expect(field.text == "👨\u{200D}👩")
    #expect(field.text?.count == 1)
    #expect(field.selection == 1..<1)
  }

  @Test func `a text that begins with a mark takes a letter before it`() {
    edit("\u{301}x", caret: 0)
    field.insert("e")
    #expect(field.text.map(Array.init) == ["e\u{301}", "x"])
    #expect(field.selection == 1..<1)
  }
}
