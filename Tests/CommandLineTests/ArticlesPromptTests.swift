import BuiltPackage
import Testing

@Suite("Articles on a terminal")
struct ArticlesPromptTests {
  @Test("the first page is there without a wait, and a search finds by itself")
  func dialogue() async throws {
    let lines = [
      "expect articles rows 20\n", "paste search \"status:503\"\n", "expect message \"Failed: status 503\"\n",
      "q\n",
    ]
    let run = try await TerminalRun("Articles", ["--no-color", "--pattern", "rx"], answers: lines.map { .type($0) })
    #expect(run.status == 0)
    #expect(run.text.ranges(of: "  rx  as expected").count == 2)
  }
}
