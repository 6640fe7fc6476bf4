@testable import Controls
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("The visible part of a field")
struct FieldWindowTests {
  /// The text in the window, with the selection or the caret in brackets.
  private func window(_ text: String, _ selection: Range<Int>?, columns: Int = 8) -> String {
    let field = TextField("name", placeholder: "who?")
    var appearance = field.appearance
    appearance.text = text
    appearance.editing = selection.map { Appearance.Editing(selection: $0) }
    return FieldWindow(appearance, columns: columns).runs.map { $0.look == .selected ? "[\($0.text)]" : $0.text }
      .joined()
  }

  @Test(
    "text from the beginning, as long as the caret is in it",
    arguments: [
      ("Ann", nil as Range<Int>?, "Ann     "), ("Ann", 3..<3, "Ann[ ]    "), ("Ann", 0..<0, "[A]nn     "),
      ("Annabelle", nil, "Annabell"), ("Annabelle", 2..<2, "An[n]abell"), ("Annabelle", 9..<9, "nabelle[ ]"),
      ("Ann", 1..<3, "A[nn]     "),
    ])
  func text(_ text: String, _ selection: Range<Int>?, _ seen: String) {
    #expect(window(text, selection) == seen)
  }

  @Test("an empty field shows its placeholder until it has the focus")
  func placeholder() {
    #expect(window("", nil) == "who?    ")
    #expect(window("", 0..<0) == "[ ]       ")
  }

  @Test(
    "wide characters are whole or not there",
    arguments: [
      ("日本語学校", nil as Range<Int>?, "日本語学"), ("日本語学校", 5..<5, "語学校[ ] "), ("a日本語学校", 6..<6, "語学校[ ] "),
      ("👩‍👩‍👧é", 1..<1, "👩‍👩‍👧[é]     "),
    ])
  func wide(_ text: String, _ selection: Range<Int>?, _ seen: String) {
    #expect(window(text, selection) == seen)
  }

  @Test("control characters are escaped")
  func controls() {
    #expect(window("a\u{1B}b", nil, columns: 10) == "a\\u{1B}b  ")
  }
}
