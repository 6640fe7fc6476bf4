import Stage
import Testing

@Suite("The grammar of scripts")
struct ScriptGrammarTests {
  @Test(
    "every example is a script that uses its form and prints as itself",
    arguments: Grammar.commands.map { ($0.example, $0.keyword) }
      + Grammar.traits.filter { $0.keyword != "\"text\"" }.map { ($0.example, $0.keyword) })
  func example(_ example: String, _ keyword: String) throws {
    let lines = try Script(parsing: example, name: "t").lines
    #expect(lines.map { "\($0.command)" } == [example])
    if case .expect(let expectation) = lines.first?.command, keyword != "expect" {
      #expect("\(expectation.trait)".prefix { $0 != " " } == keyword)
    } else {
      #expect(example.hasPrefix(keyword))
    }
  }

  @Test func `no two forms begin alike`() {
    for keywords in [Grammar.commands.map(\.keyword), Grammar.traits.map(\.keyword)] {
      #expect(Set(keywords).count == keywords.count)
    }
  }

  @Test func `the printed table has a line per form and fits 80 columns`() {
    let lines = Grammar.text.split(separator: "\n")
    #expect(lines.first == "tap ID                      press and release; nothing if disabled or hidden")
    #expect(lines[43] == #"  expect ID last "text"     the last line in sight, or none"#)
    #expect(lines[44] == "KEY is one of               left right word-left word-right home end select-left")
    #expect(lines.count == 48)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
