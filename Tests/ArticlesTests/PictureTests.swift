import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles: pictures beside the rows")
struct PictureTests {
  @Test(
    "a picture is asked for when its row shows, called off when it leaves, and not asked for again once it is there",
    arguments: Pattern.allCases)
  func pictures(_ pattern: Pattern) throws {
    let names = ["aki", "botan", "chika", "daigo", "emi"]
    #expect(try picturesAsked(after: [.wait(.milliseconds(500))], pattern).map(\.name) == names)
    // Rows leave before others come into sight: a picture of both is requested anew.
    let scrolled = try picturesAsked(after: [.wait(.milliseconds(500)), .scroll("articles")], pattern)
    #expect(scrolled.filter { $0.state == .cancelled }.map(\.name) == names)
    #expect(scrolled.filter { $0.state == .living }.map(\.name) == ["aki", "daigo", "emi"])
    let loaded = try picturesAsked(
      after: [.wait(.seconds(1)), .scroll("articles"), .wait(.seconds(1)), .scroll("articles", to: .top)], pattern)
    #expect(loaded.map(\.name) == names)
    #expect(loaded.allSatisfy { $0.state == .finished })
  }

  @Test(
    "a picture that does not come is told in its row, and asked for again when the row shows again",
    arguments: Pattern.allCases)
  func brokenPictures(_ pattern: Pattern) async throws {
    try await play(
      """
      event service off
      event answer first 200
      expect articles row 1 "Closures anew aki …"
      event picture 1 404
      expect articles row 1 "Closures anew aki ✗"
      event picture 2 200
      expect articles row 2 "Delegates anew botan ✓"
      wait 10s
      expect articles row 2 "Delegates anew botan ✓"
      expect articles row 3 "Observers anew chika ✗"
      scroll articles bottom
      scroll articles top
      expect articles row 1 "Closures anew aki …"
      expect articles row 2 "Delegates anew botan ✓"
      """, on: ArticlesChapter.steps, pattern)
  }

  @Test(
    "rows that stay keep their pictures while a page is added, and while a list is refreshed",
    arguments: Pattern.allCases)
  func keptPictures(_ pattern: Pattern) throws {
    // The pictures are under way: rows that left and came again would request theirs anew.
    let before: [Input] = [.event("service", ["off"]), .event("answer", ["first", "200"]), .scroll("articles")]
    let asked = try picturesAsked(after: before, pattern)
    let added = try picturesAsked(after: before + [.event("answer", ["last", "200"])], pattern)
    #expect(added.map(\.name) == asked.map(\.name))
    #expect(added.map(\.state) == asked.map(\.state))
    #expect(added.filter { $0.state == .living }.map(\.name) == ["aki", "daigo", "emi"])
    let refreshed = try picturesAsked(
      after: [.wait(.milliseconds(500)), .tap("refresh"), .event("answer", ["last", "200"])], pattern)
    #expect(refreshed.map(\.name) == ["aki", "botan", "chika", "daigo", "emi"])
    #expect(refreshed.allSatisfy { $0.state == .living })
  }
}
