@testable import Controls
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("The visible part of a field")
struct FieldWindowTests {
  @Test(
    "text from the beginning, as long as the caret is in it; the selection or the caret is in brackets",
    arguments: [
      ("Ann", nil, "Ann     "), ("Ann", 3..<3, "Ann[ ]    "), ("Ann", 0..<0, "[A]nn     "),
      ("Annabelle", nil, "Annabell"), ("Annabelle", 2..<2, "An[n]abell"), ("Annabelle", 9..<9, "nabelle[ ]"),
      ("Ann", 1..<3, "A[nn]     "),
      // An empty field shows its placeholder until it has the focus.
      ("", nil, "who?    "), ("", 0..<0, "[ ]       "),
      // Wide characters are whole or not there.
      ("日本語学校", nil, "日本語学"), ("日本語学校", 5..<5, "語学校[ ] "), ("a日本語学校", 6..<6, "語学校[ ] "),
      ("👩‍👩‍👧é", 1..<1, "👩‍👩‍👧[é]     "),
      // Control characters are escaped.
      ("\u{1B}", nil, "\\u{1B}  "),
    ] as [(String, Range<Int>?, String)])
  func text(_ text: String, _ selection: Range<Int>?, _ seen: String) {
    var appearance = TextField("name", placeholder: "who?").appearance
    appearance.text = text
    appearance.editing = selection.map { Appearance.Editing(selection: $0) }
    let runs = FieldWindow(appearance, columns: 8).runs
    #expect(runs.map { $0.look == .selected ? "[\($0.text)]" : $0.text }.joined() == seen)
  }
}
