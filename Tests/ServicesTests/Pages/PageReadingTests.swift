import Testing

@testable import Services

@Suite("Pages: any input, in linear time")
struct PageReadingTests {
  /// No byte is looked at more often than this on average, whatever the page.
  static let stepsPerByte = 16

  static let pieces = [
    "<", ">", "</", "<!--", "-->", "<!", "<?", "]]>", "<![CDATA[", "&", "&#", "&#x", ";", "=", "\"", "'", "/", "-", " ",
    "\n",
    "\r", "\t", "\0", "\u{1B}[2J", "\u{9B}", "\u{202E}", "a", "日", "😀", "e\u{301}", "65", "amp", "notin", "hidden",
    "style=display:none",
    "<p>", "<p hidden>", "</p>", "<b>", "</b>", "<div hidden>", "<div>", "</div>", "<ul>", "<ol start=-3>", "<li>",
    "</ul>", "</ol>",
    "<table>", "<tr>", "<td>", "</table>", "<pre>", "</pre>", "<title>", "</title>", "<script>", "</script>", "<svg>",
    "<svg/>", "</svg>",
    "<foreignObject>", "<template>", "</template>", "<textarea>", "</textarea>", "<br>", "<head>", "</head>", "<body>",
  ]

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `20,000 random pages give clean text within the limit`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...40, using: &numbers)
      let html = (0..<count).map { _ in Self.pieces.randomElement(using: &numbers) ?? "" }.joined()
      let limit = Int.random(in: 0...60, using: &numbers)
      var reading = PageReading(html, limit: limit)
      reading.run()
      let text = String(reading.layout.text)
      #expect(reading.steps <= Self.stepsPerByte * html.utf8.count, "\(html.debugDescription)")
      #expect(text.unicodeScalars.count <= limit)
      #expect((text + String(reading.title)).unicodeScalars.allSatisfy(isHarmless), "\(html.debugDescription)")
      #expect(reading.layout.isCut || !text.hasSuffix("\n") && !text.hasSuffix(" "), "\(html.debugDescription)")
      #expect(!String(reading.title).contains("\n"))
    }
  }

  @Test(arguments: Charset.allCases)
  func `random bytes are read in every charset, and by their own word`(charset: Charset) {
    var numbers = Numbers(state: 5)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...60, using: &numbers)).map { _ in
        UInt8.random(in: .min ... .max, using: &numbers)
      }
      let page = PageText(bytes, contentType: "text/html; charset=\(charset.name)")
      #expect(page.text.unicodeScalars.allSatisfy(isHarmless))
      #expect(PageText(Array("<meta charset=\(charset.name)>".utf8) + bytes).text.unicodeScalars.allSatisfy(isHarmless))
    }
  }

  @Test func `any words, written as HTML, are read as they were`() {
    var numbers = Numbers(state: 6)
    let words = ["a", "<b>", "&amp;", "1<2", "\"'", "日本語", "😀", "&#65;", "</p>", "-->"]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 1...8, using: &numbers)).map { _ in words.randomElement(using: &numbers) ?? "" }
        .joined(separator: " ")
      let html = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      #expect(PageText(html: html).text == text)
      #expect(PageText(html: "<title>\(html)</title>").title == text)
    }
  }

  @Test(
    arguments: [
      "<div>", "<div hidden>", "<b>", "<p><b>", "<ul><li>a", "<b><div>a</b>", "<i></b>", "<table><td>a", "<svg>",
      "<pre>\n", "<br>", "<",
      "</", "<!--", "<!---", "<a ", "<a b=", "<a b='", "&", "&amp", "&#", "&#x1", "&#9", "<title>", "<script></scrip",
      "<textarea>&am", "<li>", "</p>",
      "<td><table>", "<template>", "<p hidden>", "a ", " ", "\n", "<a a a=1 b>", "-->", "<a/", "<x-y hidden>",
      "<ol><li>",
    ])
  func `a page made to be slow takes steps in proportion to its size`(piece: String) {
    let steps = [1_000, 2_000].map { count in
      var reading = PageReading(String(repeating: piece, count: count) + "end", limit: 1_000_000)
      reading.run()
      return reading.steps
    }
    #expect(steps[1] <= 2 * steps[0] + 100)
    #expect(steps[1] <= Self.stepsPerByte * piece.utf8.count * 2_000)
  }

  @Test func `a million nested tags are read without a deep stack`() {
    let nested = String(repeating: "<div><b>", count: 500_000)
    #expect(PageText(html: nested + "in").text == "in")
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
  }
}

/// A linear congruential generator (Knuth's MMIX): the same numbers on every machine.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
