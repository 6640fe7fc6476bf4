import Terminal
import Testing

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    arguments: [
      ("plain", "plain"), ("\u{1B}[2J", #"\u{1B}[2J"#), ("\r\n\t\u{7F}\0", #"\u{D}\u{A}\u{9}\u{7F}\u{0}"#),
      ("\u{9B}31m", #"\u{9B}31m"#), ("a\u{202E}b\u{2066}c\u{2069}", #"a\u{202E}b\u{2066}c\u{2069}"#),
      ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#), ("\u{2028}\u{2029}\u{85}", #"\u{2028}\u{2029}\u{85}"#),
      ("\u{E000}\u{F8FF}\u{10FFFD}", #"\u{E000}\u{F8FF}\u{10FFFD}"#), ("\u{378}\u{FFFF}", #"\u{378}\u{FFFF}"#),
      ("a\u{E0061}\u{E0062}", #"a\u{E0061}\u{E0062}"#), ("🏴\u{E0067}", #"🏴\u{E0067}"#),
      (
        "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
        "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
      ),
      ("👨‍👩‍👧 e\u{301} می‌خواهم क्षि", "👨‍👩‍👧 e\u{301} می‌خواهم क्षि"), ("\u{301}a", "\u{25CC}\u{301}a"),
    ])
  func `control characters and invisible ones are escaped`(_ text: String, _ expected: String) {
    #expect(text.visible == expected)
  }

  @Test func `no scalar that a terminal obeys can be written on a surface`() {
    var surface = Surface(Extent(columns: 4, rows: 1))
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "a\(scalar)", "👨‍👩\(scalar)", "か\(scalar)x"] {
        surface.write(text, at: Place(column: 0, row: 0))
        let held = (0..<4).map { surface[Place(column: $0, row: 0)].text }.joined().unicodeScalars
        #expect(
          !held.contains {
            $0.properties.isBidiControl
              || [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
          }, "U+\(String(value, radix: 16))")
      }
    }
  }
}
