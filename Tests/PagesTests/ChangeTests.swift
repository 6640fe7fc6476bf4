import Markdown
import Pages
import Testing

@Suite("Changes that a reader is to try")
struct ChangeTests {
  private func change(_ lines: String...) throws -> Change { try Change("A.swift", ["```diff"] + lines + ["```"]) }

  @Test("lines that go make room for those that come, those between stay, and so do line ends of Windows")
  func applied() throws {
    let change = try change(" a", "-  b", "+  c", "+d")
    #expect(try change.applied(to: "x\na\n  b\ny\n") == "x\na\n  c\nd\ny\n")
    #expect(try self.change("-b", "+c").applied(to: "a\r\nb\r\n") == "a\r\nc\r\n")
  }

  @Test func `lines that are nowhere, or in two places, are refused with the number of places`() throws {
    let change = try change("-b", "+c")
    #expect(throws: Change.Refusal.self) { try change.applied(to: "a\n") }
    do throws(Change.Refusal) {
      _ = try change.applied(to: "b\na\nb\n")
      Issue.record("applied")
    } catch {
      #expect(error.description == "A.swift has these lines 2 times")
    }
  }

  @Test(arguments: [["a"], [" a"], ["+a"]])
  func `text that changes nothing, or has a line without a sign, is no change`(_ lines: [String]) {
    #expect(throws: Change.Refusal.self) { try Change("A.swift", ["```diff"] + lines + ["```"]) }
  }

  @Test func `changes belong to the command line below them, and a block states the outcome`() {
    let text = """
      <!-- change A.swift -->
      ```diff
      -a
      +b
      ```
      <!-- change B.swift -->
      ```diff
      -c
      ```
      <!-- changed run -->
      ```text
      $ run
      ```
      """
    let (trials, flaws) = Trial.trials(in: MarkdownText(text))
    #expect(flaws == [])
    #expect(trials.map(\.command) == ["run"])
    #expect(trials.first?.changes.map(\.file) == ["A.swift", "B.swift"])
    #expect(trials.first?.outcome.block == ["```text", "$ run", "```"])
  }

  @Test func `a change without a command line is reported, and so is an outcome without a change`() {
    #expect(
      Trial.trials(in: MarkdownText("<!-- changed run -->\n\n<!-- change A.swift -->\n```diff\n-a\n```\n")).flaws == [
        Flaw(line: 1, "nothing is changed above this: write <!-- change FILE -->"),
        Flaw(line: 3, "no command shows this change: write <!-- changed COMMAND -->"),
      ])
  }

  @Test func `differences of the same part in several ways stand in columns`() {
    let text = ["Callback", "Rx"].map { way in
      "<!-- diff Chapters/1/\(way)+B.swift \"b\" Chapters/1/\(way).swift -->\n```diff\n-a\n+b\n```\n"
    }
    let page = PagesTests.page(text.joined(separator: "\n"))
    #expect(page.flaws == [])
    #expect(page.html.matches(of: #/<div class="way">/#).count == 2)
    expect(page.html, has: "<code>Chapters/1/Rx.swift</code> → <code>Chapters/1/Rx+B.swift</code> · b")
  }

  @Test func `a page strikes out removed lines and highlights added ones`() throws {
    let page = PagesTests.page("# A\n\n<!-- change A.swift -->\n```diff\n a\n-b\n+c\n```\n")
    #expect(page.flaws == [])
    let line = #"<span class="line"><span class="indent">"#
    let rest = #"</span><span class="rest">"#
    expect(page.html, has: "<del>\(line)-\(rest)b\n</span></span></del>")
    expect(page.html, has: "<ins>\(line)+\(rest)c\n</span></span></ins>")
  }
}
