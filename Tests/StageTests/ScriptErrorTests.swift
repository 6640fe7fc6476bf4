import Stage
import Testing

@Suite("Scripts that are wrong")
struct ScriptErrorTests {
  nonisolated private static let verbs =
    "use tap, type, replace, clear, paste, press, submit, select, scroll, toggle, slide, focus, event, wait, step, replay, reply, show, note, expect"

  @Test(
    "the error is one line with the place, the found text, the expected text and the right form",
    arguments: [
      // The command
      ("tup up", #"1:1: found the unknown command "tup": did you mean tap?"#),
      ("exepct a \"1\"", #"1:1: found the unknown command "exepct": did you mean expect?"#),
      ("frobnicate", #"1:1: found the unknown command "frobnicate": \#(verbs)"#),
      ("\"tap\" up", #"1:1: found the text "tap", expected a command such as tap"#),
      (
        "reply 1 bytes \"!!!\"",
        #"1:15: found the text "!!!", expected bytes in Base64, in straight quotation marks: write reply N …"#
      ),
      ("reply 1 redirect x", #"1:18: found "x", expected a web address in straight quotation marks: write reply N …"#),
      (
        #"reply 1 head 200 "a: b" "x\ny: z""#,
        #"1:25: found the text "x\ny: z", expected an address, or a field such as "content-type: text/html": write reply N …"#
      ),
      (
        #"reply 1 head 200 ": z""#,
        #"1:18: found the text ": z", expected an address, or a field such as "content-type: text/html": write reply N …"#
      ),
      ("\u{1B}[2J\u{7}", #"1:1: found the unknown command "\u{1B}[2J\u{7}": \#(verbs)"#),
      ("\0", #"1:1: found the unknown command "\u{0}": \#(verbs)"#),
      ("\u{202E}pat up", #"1:1: found the unknown command "\u{202E}pat": \#(verbs)"#),
      // The control
      ("tap", "1:4: found the end of the line, expected the name of a control: write tap ID"),
      ("tap \"up\"", #"1:5: found the text "up", expected the name of a control: write tap ID"#),
      ("tap 1up", #"1:5: found "1up", expected the name of a control: write tap ID"#),
      ("tap über", #"1:5: found "über", expected the name of a control: write tap ID"#),
      ("tap up down", #"1:8: found "down", expected the end of the line: write tap ID"#),
      ("show up", #"1:6: found "up", expected the end of the line: write show"#),
      // Spaces
      ("tap\u{3000}up", #"1:4: found the character \u{3000}, expected an ordinary space"#),
      ("tap up\rtap up", #"1:7: found the character \u{D}, expected an ordinary space"#),
      ("tap \u{A0}up", #"1:5: found the character \u{A0}, expected an ordinary space"#),
      ("note\"a\"", "1:5: found a text right behind a word, expected a space between them"),
      ("type a \"b\"c", #"1:11: found "c" right behind a text, expected a space between them"#),
      ("event a \"b\"\"c\"", #"1:12: found "\"" right behind a text, expected a space between them"#),
      // Texts
      (
        "type name Ann",
        #"1:11: found "Ann", expected a text in straight quotation marks: write type ID "text""#
      ),
      (
        "type name “Ann”",
        #"1:11: found "“Ann”", expected a text in straight quotation marks: write type ID "text""#
      ),
      (
        "note",
        #"1:5: found the end of the line, expected a text in straight quotation marks: write note "text""#
      ),
      (#"note "abc"#, "1:6: found a text without its end, expected a closing quotation mark on this line"),
      (#"note "abc\""#, "1:6: found a text without its end, expected a closing quotation mark on this line"),
      (#"note "abc\"#, #"1:10: found a backslash at the end of the line, expected \" \\ \n or \u{…}"#),
      (#"note "é\q""#, #"1:8: found the escape "\\q", expected \" \\ \n or \u{…}"#),
      ("note \"\\\u{1B}\"", #"1:7: found the escape "\\\u{1B}", expected \" \\ \n or \u{…}"#),
      ("note \"a\u{1B}b\"", #"1:8: found an invisible character in a text, expected its escape: write \u{1B}"#),
      ("note \"a\u{9B}b\"", #"1:8: found an invisible character in a text, expected its escape: write \u{9B}"#),
      ("note \"a\u{202E}b\"", #"1:8: found an invisible character in a text, expected its escape: write \u{202E}"#),
      (
        "note \"👨‍👩‍👧e\u{301}\u{2028}\"",
        #"1:9: found an invisible character in a text, expected its escape: write \u{2028}"#
      ),
      (#"note "\u{D800}""#, badNumber),
      (#"note "\u{110000}""#, badNumber),
      (#"note "\u{0000000041}""#, badNumber),
      (#"note "\u{41""#, badNumber),
      (#"note "\u41""#, badNumber),
      // Numbers
      ("select list", "1:12: found the end of the line, \(row)"),
      ("select list 0", #"1:13: found "0", \#(row)"#),
      ("select list -1", #"1:13: found "-1", \#(row)"#),
      ("select list ١", #"1:13: found "١", \#(row)"#),
      ("select list \"1\"", #"1:13: found the text "1", \#(row)"#),
      ("select list 99999999999999999999", #"1:13: found "99999999999999999999", \#(row)"#),
      ("step 0", #"1:6: found "0", expected a step as a whole number from 1: write step N"#),
      (
        "press name nothing",
        #"1:12: found "nothing", expected a key: left, right, word-left, word-right, home, end, select-left, "#
          + "select-right, select-word-left, select-word-right, select-home, select-end, select-all, backspace, "
          + "delete, delete-word, delete-home, delete-end, undo: write press ID KEY"
      ),
      (
        "scroll list left",
        #"1:13: found "left", expected bottom, top, or a row as a whole number from 1: write scroll ID bottom"#
      ),
      // Times
      ("wait", "1:5: found the end of the line, \(time)"),
      ("wait 300", #"1:6: found "300", \#(time)"#),
      ("wait -1s", #"1:6: found "-1s", \#(time)"#),
      ("wait 1.s", #"1:6: found "1.s", \#(time)"#),
      ("wait .5s", #"1:6: found ".5s", \#(time)"#),
      ("wait 1e3s", #"1:6: found "1e3s", \#(time)"#),
      ("wait 2m", #"1:6: found "2m", \#(time)"#),
      ("wait 86400.001s", #"1:6: found "86400.001s", \#(time)"#),
      ("wait 99999999999999999999999s", #"1:6: found "99999999999999999999999s", \#(time)"#),
      ("wait 0.0000000000000000001s", #"1:6: found "0.0000000000000000001s", \#(time)"#),
      // Events
      ("event", "1:6: found the end of the line, expected the name of an event: write event NAME [ARG…]"),
      ("event 2", #"1:7: found "2", expected the name of an event: write event NAME [ARG…]"#),
      (
        "event open a/b",
        #"1:12: found "a/b", expected letters, digits and . : _ + - (put anything else in quotation marks): write event NAME [ARG…]"#
      ),
      // Expectations
      (
        "expect count",
        #"1:13: found the end of the line, expected what it should show, such as "1" or disabled: write expect ID …"#
      ),
      ("expect count disabeld", #"1:14: found the unknown property "disabeld": did you mean disabled?"#),
      (
        "expect count 1",
        #"1:14: found the unknown property "1": use "text", title, enabled, disabled, visible, hidden, focused, unfocused, normal, error, ok, secondary, alpha, caret, selected, row, rows, on, off, progress, value, bottom, inset, last"#
      ),
      ("expect count \"1\" \"2\"", #"1:18: found the text "2", expected the end of the line: write expect ID "text""#),
      (
        "expect up title",
        #"1:16: found the end of the line, expected a text in straight quotation marks: write expect ID title "text""#
      ),
      ("expect up alpha 1.1", #"1:17: found "1.1", expected a number from 0 to 1: write expect ID alpha X"#),
      ("expect up alpha nan", #"1:17: found "nan", expected a number from 0 to 1: write expect ID alpha X"#),
      ("expect up progress -0", #"1:20: found "-0", expected a number from 0 to 1: write expect ID progress X"#),
      (
        "expect a caret -1", #"1:16: found "-1", expected a position as a whole number from 0: write expect ID caret N"#
      ),
      (
        "expect a rows \"2\"",
        #"1:15: found the text "2", expected a number of rows as a whole number from 0: write expect ID rows N"#
      ),
      (
        "expect a selected 0",
        #"1:19: found "0", expected a row as a whole number from 1, or none: write expect ID selected ROW"#
      ),
      (
        "expect a row one",
        #"1:14: found "one", expected a row as a whole number from 1: write expect ID row ROW "text""#
      ),
      (
        "expect list last nothing",
        #"1:18: found "nothing", expected a text in straight quotation marks, or none: write expect ID last "text""#
      ),
      ("expect a on off", #"1:13: found "off", expected the end of the line: write expect ID on"#),
    ] as [(String, String)])
  func badLine(_ line: String, _ message: String) {
    #expect(answer(line) == "t.script:" + message)
  }

  nonisolated private static let badNumber =
    #"1:7: found a \u that names no character, expected its number in hexadecimal: \u{E9} is é"#
  nonisolated private static let time = "expected a time such as 300ms or 2s, up to a day (86400s): write wait TIME"
  nonisolated private static let row = "expected a row as a whole number from 1: write select ID ROW"

  @Test(
    arguments: ["x", "nan", "inf", "-inf", "0x1", "--1", "+1", ".5", "1e99", "1,5", "\"1\""])
  func `a word that is no number is refused`(_ word: String) {
    let message = "expected a number such as 3 or -2.5: write slide ID NUMBER"
    #expect(answer("slide volume \(word)")?.hasSuffix(message) == true)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `the first error counts, with its own line`(_ end: String) {
    let lines = ["# taps", "", "tap up", "  tap", "nonsense"]
    #expect(
      answer(lines.joined(separator: end))
        == "t.script:4:6: found the end of the line, expected the name of a control: write tap ID")
  }

  @Test(
    "bytes that are not UTF-8 are an error at their place",
    arguments: [
      ([0xFF, 0xFE, 0x74, 0x00], 1, 1, "FF"),
      (Array("tap up\nnote \"é".utf8) + [0x80], 2, 8, "80"),
      (Array("note \"".utf8) + [0xE2, 0x82], 1, 7, "E2"),
      (Array("# ".utf8) + [0xC0, 0xAF], 1, 3, "C0"),
      (Array("\u{FEFF}# ".utf8) + [0xED, 0xA0, 0x80], 1, 3, "ED"),
      (Array("show\r\n\r\n".utf8) + [0xF5], 3, 1, "F5"),
    ] as [([UInt8], Int, Int, String)])
  func invalidUTF8(_ bytes: [UInt8], _ line: Int, _ column: Int, _ byte: String) {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: bytes, name: "<stdin>") }
    #expect(
      error?.description == "<stdin>:\(line):\(column): found the byte 0x\(byte), which is not UTF-8, "
        + "expected text: save the script as UTF-8")
  }

  @Test func `a file's name reaches the terminal escaped`() {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "x", name: "a\u{1B}[1m\nb") }
    #expect(error?.description.hasPrefix("a\\u{1B}[1m\\u{A}b:1:1: ") == true)
  }

  @Test(arguments: 0..<32)
  func `whatever the garbage, the answer is one line without control characters`(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let bytes = (0..<300).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33) & (seed.isMultiple(of: 2) ? 0x7F : 0xFF)
    }
    let error = #expect(throws: ScriptError.self) { try Script(parsing: bytes, name: "t") }
    #expect(error?.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } == true)
    #expect((error?.description.count ?? 0) < 300)
  }

  private func answer(_ script: String) -> String? {
    let error = #expect(throws: ScriptError.self) { try Script(parsing: script, name: "t.script") }
    return error?.description
  }
}
