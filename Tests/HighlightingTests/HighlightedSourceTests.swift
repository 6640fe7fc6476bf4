import Highlighting
import Testing

@Suite("Source text in pieces")
struct HighlightedSourceTests {
  /// The pieces that are not plain, each behind the first letters of what it is.
  private func marked(_ source: String) -> [String] {
    HighlightedSource(source).lines.flatMap { $0 }.filter { $0.kind != .plain }.map {
      "\($0.kind.rawValue.prefix(3)) \($0.text)"
    }
  }

  @Test func `keywords, types, attributes, numbers, strings and comments are distinguished`() {
    #expect(
      HighlightedSource("  @MainActor let x: Int = f(1, \"a\") // b").lines == [
        [
          .init("  ", .plain), .init("@MainActor", .attribute), .init(" ", .plain), .init("let", .keyword),
          .init(" x: ", .plain), .init("Int", .type), .init(" = f(", .plain), .init("1", .number), .init(", ", .plain),
          .init("\"a\"", .string), .init(") ", .plain), .init("// b", .comment),
        ]
      ])
  }

  @Test(
    arguments: [
      (
        "override func up() async throws -> Self {",
        ["key override", "key func", "key async", "key throws", "key Self"]
      ),
      ("x.default = y.self; A.init()", ["key self", "typ A", "key init"]),
      ("for i in 0...self.n {", ["key for", "key in", "num 0", "key self"]),
      ("f(for: a, in: b, where: c)", []),
      ("func f(for name: String, as b: B)", ["key func", "typ String", "typ B"]),
      ("switch a { default: b }", ["key switch", "key default"]),
      ("let open = open(step: 1)", ["key let", "num 1"]),
      ("open class A {}", ["key open", "key class", "typ A"]),
      ("var a: any B { get }", ["key var", "key any", "typ B", "key get"]),
      ("var a: Int { get set }", ["key var", "typ Int", "key get", "key set"]),
      ("didSet { set(a) }", ["key didSet"]),
      ("[weak self, unowned(safe) let b]", ["key weak", "key self", "key unowned", "key let"]),
      ("let `class` = 1", ["key let", "num 1"]), ("#if canImport(Glibc)", ["key #if", "typ Glibc"]),
    ])
  func `a keyword is one only where it is not a name`(_ source: String, _ pieces: [String]) {
    #expect(marked(source) == pieces)
  }

  @Test(
    arguments: [
      ("1...3", ["num 1", "num 3"]), ("1.5e-3 + 2", ["num 1.5e-3", "num 2"]), ("0xFFe+1", ["num 0xFFe", "num 1"]),
      ("1_000.seconds", ["num 1_000"]), ("$0.1", ["num 1"]), ("a1 + _2", []),
    ])
  func `numbers end where a member or a range begins`(_ source: String, _ pieces: [String]) {
    #expect(marked(source) == pieces)
  }

  @Test(
    arguments: [
      (#""a \(b) c""#, [#"str "a \("#, #"str ) c""#]),
      (#""\(f(1, "x\(y)z"))" + 2"#, [#"str "\("#, "num 1", #"str "x\("#, #"str )z""#, #"str )""#, "num 2"]),
      (#""\"\\" 1"#, [#"str "\"\\""#, "num 1"]), (#""// /* \u{1F}" 1"#, [#"str "// /* \u{1F}""#, "num 1"]),
      ("\"\" 1", ["str \"\"", "num 1"]),
    ])
  func `what is interpolated into a string is code, however deep`(_ source: String, _ pieces: [String]) {
    #expect(marked(source) == pieces)
  }

  @Test(
    arguments: [
      (##"#"a " \(b) \#(c) \"# 1"##, [##"str #"a " \(b) \#("##, ##"str ) \"#"##, "num 1"]),
      (##"#"""# 1"##, [##"str #"""#"##, "num 1"]),
    ])
  func `a raw string ends at as many signs as it began with`(_ source: String, _ pieces: [String]) {
    #expect(marked(source) == pieces)
  }

  @Test func `a string on several lines goes on to its end, and one on one line no further than that`() {
    let source = "\"\"\"\n  \"a\" \\(b)\n  \"\"\"; 1\n\"open\n2"
    #expect(
      marked(source) == ["str \"\"\"", "str   \"a\" \\(", "str )", "str   \"\"\"", "num 1", "str \"open", "num 2"])
  }

  @Test func `comments end where the outermost ends`() {
    #expect(marked("/* a /* b */ \"c */ 1 // 2\n3") == ["com /* a /* b */ \"c */", "num 1", "com // 2", "num 3"])
    #expect(marked("/* a\n\n b */ 1") == ["com /* a", "com  b */", "num 1"])
  }

  @Test(
    arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\n\n", 2), ("\n\na", 3), ("a\r\nb", 2), ("/*\n", 1), ("\"\\(\n", 1)])
  func `the lines are the text's, also empty ones, and a break at its end begins none`(_ source: String, _ count: Int) {
    #expect(HighlightedSource(source).lines.count == count)
  }

  @Test func `nothing of the text is lost, also where it is cut off in the middle`() throws {
    let source = "let a = \"x\\(f(\"\"\"\n  y\\(1.5)\n  \"\"\"))\" /* /* */ */ @b #\"c\"# 'é👩‍👩‍👧'"
    for length in 0...source.count {
      let text = String(source.prefix(length))
      let lines = HighlightedSource(text).lines
      #expect(lines.map { $0.map(\.text).joined() }.joined(separator: "\n") + (text.last == "\n" ? "\n" : "") == text)
    }
  }
}
