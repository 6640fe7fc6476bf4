import Stage
import Testing

/// Ten million bytes each. No clock is read: were any of these quadratic, the suite would not come to its end.
@Suite("Scripts of ten megabytes")
struct ScriptSizeTests {
  nonisolated private static let size = 10_000_000

  @Test(
    arguments: [
      ("x", #"t:1:1: found the unknown command "xxxxxxxxxxxxxxxxxxxxxxxx…": use tap, "#),
      ("\u{301}", #"t:1:1: found the unknown command ""#),
      ("\u{1B}", #"t:1:1: found the unknown command "\u{1B}\u{1B}"#),
      ("x\n", #"t:1:1: found the unknown command "x": "#),
    ])
  func `garbage is answered with the first error, shortened`(_ piece: String, _ start: String) {
    let bytes = Array(String(repeating: piece, count: Self.size / piece.utf8.count).utf8)
    let error = #expect(throws: ScriptError.self) { try Script(parsing: bytes, name: "t") }
    #expect(error?.description.hasPrefix(start) == true)
    #expect((error?.description.count ?? 0) < 400)
  }

  @Test func `an error has its column at the far end of a long line, and its number on the last of many lines`() {
    let text = "note \"" + String(repeating: "👨‍👩‍👧", count: 400_000) + "\\q\""
    #expect(#expect(throws: ScriptError.self) { try Script(parsing: text, name: "t") }?.column == 400_007)
    let lines = Self.size / 10
    let bytes = Array(String(repeating: "# comment\n", count: lines).utf8) + [0xFF]
    #expect(#expect(throws: ScriptError.self) { try Script(parsing: bytes, name: "t") }?.line == lines + 1)
  }

  @Test func `many words on one line are read in one go`() throws {
    let text = "event e" + String(repeating: " a", count: 1_000_000)
    let script = try Script(parsing: text, name: "t")
    #expect(script.lines.first?.command == .input(.event("e", Array(repeating: "a", count: 1_000_000))))
  }
}
