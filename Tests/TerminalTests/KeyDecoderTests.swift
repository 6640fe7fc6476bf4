import Terminal
import Testing

@Suite("Keys")
struct KeyDecoderTests {
  static let sequences: [(bytes: String, input: TerminalInput)] = [
    ("a", .text("a")), ("é", .text("é")), ("日", .text("日")), ("👨‍👩‍👧", .text("👨‍👩‍👧")), ("e\u{301}", .text("e\u{301}")),
    ("\r", .key(.enter)), ("\n", .key(.enter)), ("\t", .key(.tab)), ("\u{1B}[Z", .key(.shiftTab)),
    ("\u{7F}", .key(.backspace)), ("\u{8}", .key(.backspace)), ("\u{1B}[3~", .key(.delete)),
    ("\u{1B}[2~", .key(Key(.insert))),
    ("\u{1B}[A", .key(.up)), ("\u{1B}[B", .key(.down)), ("\u{1B}[C", .key(.right)), ("\u{1B}[D", .key(.left)),
    ("\u{1B}OA", .key(.up)), ("\u{1B}OB", .key(.down)), ("\u{1B}OC", .key(.right)), ("\u{1B}OD", .key(.left)),
    ("\u{1B}[H", .key(.home)), ("\u{1B}OH", .key(.home)), ("\u{1B}[1~", .key(.home)), ("\u{1B}[7~", .key(.home)),
    ("\u{1B}[F", .key(.end)), ("\u{1B}OF", .key(.end)), ("\u{1B}[4~", .key(.end)), ("\u{1B}[8~", .key(.end)),
    ("\u{1B}[5~", .key(.pageUp)), ("\u{1B}[6~", .key(.pageDown)),
    ("\u{1B}[1;5C", .key(.right.with(.control))), ("\u{1B}[1;2D", .key(.left.with(.shift))),
    ("\u{1B}[1;3A", .key(.up.with(.alt))), ("\u{1B}[1;8B", .key(.down.with([.shift, .alt, .control]))),
    ("\u{1B}[1;9B", .key(.down.with(.alt))), ("\u{1B}[3;5~", .key(.delete.with(.control))),
    ("\u{1B}[1;5H", .key(.home.with(.control))), ("\u{1B}[1;2F", .key(.end.with(.shift))),
    ("\u{1B}\u{1B}[A", .key(.up.with(.alt))), ("\u{1B}O5C", .key(.right.with(.control))),
    ("\u{1B}[a", .key(.up.with(.shift))), ("\u{1B}Od", .key(.left.with(.control))),
    ("\u{1B}[3$", .key(.delete.with(.shift))), ("\u{1B}[3^", .key(.delete.with(.control))),
    ("\u{1B}OP", .key(Key(.function(1)))), ("\u{1B}[11~", .key(Key(.function(1)))),
    ("\u{1B}[[E", .key(Key(.function(5)))), ("\u{1B}[15~", .key(Key(.function(5)))),
    ("\u{1B}[24;2~", .key(Key(.function(12), .shift))), ("\u{1B}OM", .key(.enter)), ("\u{1B}Ou", .text("5")),
    ("\u{0}", .key(.control(" "))), ("\u{1}", .key(.control("a"))), ("\u{3}", .key(.control("c"))),
    ("\u{1A}", .key(.control("z"))), ("\u{1C}", .key(.control("\\"))), ("\u{1F}", .key(.control("_"))),
    ("\u{1B}a", .key(.alt("a"))), ("\u{1B}é", .key(.alt("é"))), ("\u{1B}\u{7F}", .key(.backspace.with(.alt))),
    ("\u{1B}\r", .key(.enter.with(.alt))), ("\u{1B}\u{2}", .key(.control("b").with(.alt))),
    ("\u{1B}[13;2u", .key(.enter.with(.shift))), ("\u{1B}[97;5u", .key(.control("a"))), ("\u{1B}[233u", .text("é")),
    ("\u{1B}[27;5;99~", .key(.control("c"))), ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)),
    ("\u{1B}[<0;1;1M", .mouse(MouseInput(.press(.left), at: Place(column: 0, row: 0)))),
    ("\u{1B}[<2;200;60m", .mouse(MouseInput(.release(.right), at: Place(column: 199, row: 59)))),
    ("\u{1B}[<64;5;6M", .mouse(MouseInput(.wheel(.up), at: Place(column: 4, row: 5)))),
    ("\u{1B}[<65;5;6M", .mouse(MouseInput(.wheel(.down), at: Place(column: 4, row: 5)))),
    ("\u{1B}[<32;5;6M", .mouse(MouseInput(.drag(.left), at: Place(column: 4, row: 5)))),
    ("\u{1B}[<35;5;6M", .mouse(MouseInput(.drag(nil), at: Place(column: 4, row: 5)))),
    (
      "\u{1B}[<20;5;6M", .mouse(MouseInput(.press(.left), at: Place(column: 4, row: 5), modifiers: [.shift, .control]))
    ),
    ("\u{1B}[200~two\rlines\r\nand \u{1B}[A\u{1B}\u{1B}[201~", .paste(.init("two\nlines\nand \u{1B}[A\u{1B}"))),
    ("\u{1B}[200~\u{1B}[201~", .paste(.init(""))),
  ]

  /// Each piece fed by itself; texts that follow one another are one.
  private func inputs(_ pieces: [ArraySlice<UInt8>], limit: Int = 1 << 20) -> [TerminalInput] {
    var decoder = KeyDecoder(pasteLimit: limit)
    let inputs = pieces.flatMap { decoder.feed($0) } + decoder.flush()
    return inputs.reduce(into: []) { joined, input in
      if case .text(let more) = input, case .text(let text) = joined.last {
        joined[joined.count - 1] = .text(text + more)
      } else {
        joined.append(input)
      }
    }
  }

  private func inputs(_ text: String) -> [TerminalInput] { inputs([Array(text.utf8)[...]]) }

  @Test(arguments: sequences.indices)
  func `each sequence is understood whole, byte by byte, and split at every place`(_ index: Int) {
    let (text, expected) = Self.sequences[index]
    let bytes = Array(text.utf8)
    #expect(inputs(text) == [expected])
    #expect(inputs(bytes.indices.map { bytes[$0...$0] }) == [expected])
    for place in bytes.indices { #expect(inputs([bytes[..<place], bytes[place...]]) == [expected]) }
  }

  @Test func `each sequence is understood after each other one`() {
    for (first, input) in Self.sequences {
      for (second, next) in Self.sequences {
        let expected: [TerminalInput]
        if case .text(let one) = input, case .text(let other) = next {
          expected = [.text(one + other)]
        } else {
          expected = [input, next]
        }
        #expect(inputs(first + second) == expected, "\(first.debugDescription), \(second.debugDescription)")
      }
    }
  }

  @Test func `Escape by itself is one once nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.timeout == nil)
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.timeout == .milliseconds(50))
    #expect(decoder.flush() == [.key(.escape)])
    #expect(decoder.timeout == nil)
    #expect(decoder.feed([0x1B, 0x1B]) == [])
    #expect(decoder.flush() == [.key(.escape), .key(.escape)])
    #expect(decoder.feed([0x1B, 0x1B, 0x61]) == [.key(.escape), .key(.alt("a"))])
  }

  @Test(arguments: ["[", "O", "]", "P", "_"])
  func `the key that begins a sequence is a key with Alt once nothing follows`(_ text: String) {
    #expect(inputs("\u{1B}\(text)") == [.key(.alt(Character(text)))])
  }

  @Test(
    arguments: [
      "\u{1B}[?1;2c", "\u{1B}[99~", "\u{1B}[1;2;3x", "\u{1B}[?2026;2$y", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
      "\u{1B}]0;title\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[<0;0;0M", "\u{1B}[<999;1;1M", "\u{1B}[M !!",
      "\u{1B}[99999999999999999999u", "\u{1B}[\(String(repeating: "1;", count: 500))A", "\u{1B}Oz", "\u{1B}[55296u",
    ])
  func `sequences that are not known are swallowed whole`(_ sequence: String) {
    #expect(inputs(sequence + "q") == [.text("q")])
  }

  @Test func `a sequence that is cut short by another key does not swallow it`() {
    #expect(inputs("\u{1B}[1;\u{1B}[A") == [.key(.up)])
    #expect(inputs("\u{1B}[1;\r") == [.key(.enter)])
    #expect(inputs("\u{1B}]title\u{1B}[A") == [.key(.up)])
    #expect(inputs("\u{1B}[1é") == [.text("é")])
  }

  @Test func `invalid UTF-8 becomes U+FFFD, and the bytes after it are understood`() {
    let cases: [([UInt8], String)] = [
      ([0xFF], "\u{FFFD}"), ([0x80, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"), ([0xE6, 0x97], "\u{FFFD}"),
      ([0xF0, 0x9F, 0x98, 0x61], "\u{FFFD}a"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xF5, 0x80], "\u{FFFD}\u{FFFD}"),
    ]
    for (bytes, text) in cases {
      #expect(inputs([bytes[...]]) == [.text(text)])
      #expect(inputs(bytes.indices.map { bytes[$0...$0] }) == [.text(text)])
    }
    #expect(inputs([[0xE6, 0x97, 0x0D]]) == [.text("\u{FFFD}"), .key(.enter)])
  }

  @Test func `characters that come together are one text, a mark that comes later a text of its own`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("ae\u{301}".utf8) == [.text("ae\u{301}")])
    #expect(decoder.feed("e".utf8) == [.text("e")])
    #expect(decoder.feed("\u{301}".utf8) == [.text("\u{301}")])
  }

  // MARK: Paste

  @Test func `a paste beyond the limit is cut between characters, and ends at its mark`() {
    let bytes = Array("\u{1B}[200~日本語\u{1B}[201~q".utf8)
    #expect(inputs([bytes[...]], limit: 7) == [.paste(.init("日本", isCut: true)), .text("q")])
    #expect(inputs(bytes.indices.map { bytes[$0...$0] }, limit: 7) == [.paste(.init("日本", isCut: true)), .text("q")])
    #expect(inputs([bytes[...]], limit: 9) == [.paste(.init("日本語")), .text("q")])
  }

  @Test func `a paste whose end never comes is taken as it is, after a longer pause`() {
    var decoder = KeyDecoder(pasteLimit: 1000)
    #expect(decoder.feed("\u{1B}[200~begun".utf8) == [])
    #expect(decoder.timeout == .seconds(2))
    #expect(decoder.feed(repeatElement(UInt8(ascii: "x"), count: 100_000)) == [])
    #expect(decoder.flush() == [.paste(.init("begun" + String(repeating: "x", count: 995), isCut: true))])
    #expect(decoder.feed("q".utf8) == [.text("q")])
  }

  // MARK: Anything

  @Test(arguments: 1...4)
  func `after 100,000 random bytes, in random pieces, each key is understood`(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var decoder = KeyDecoder(pasteLimit: 10_000)
    var count = 0
    for _ in 0..<100 {
      let bytes = (0..<1000).map { _ in
        // ESC and its company are rare among all bytes.
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : Array("\u{1B}[<;0123456789~OM".utf8).randomElement(using: &random) ?? 0
      }
      count += decoder.feed(bytes).count
      if Bool.random(using: &random) { count += decoder.flush().count }
    }
    #expect(count > 1000)
    _ = decoder.flush()
    for (bytes, input) in Self.sequences { #expect(decoder.feed(bytes.utf8) + decoder.flush() == [input]) }
  }
}
