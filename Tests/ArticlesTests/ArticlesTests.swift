import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles")
struct ArticlesTests {
  @Test(arguments: Pattern.allCases)
  func `the first page is asked for at once, and shown when it is there`(_ pattern: Pattern) async throws {
    let pages = try await pagesAsked(
      playing: """
          expect screen-title "Articles"
        expect search ""
        expect loading on
        expect articles rows 0
        wait 499ms
        expect articles rows 0
        wait 1ms
        expect loading off
        expect loading hidden
        expect message ""
        expect allowance hidden
        expect articles rows 20
        expect articles row 1 "Closures anew aki …"
        expect articles row 5 "Streams anew emi …"
        wait 60s
        """, pattern)
    #expect(pages == ["page=1&per_page=20"])
  }

  @Test(
    "the bottom asks for the next page once, until a page is empty; a refresh keeps the list until the first page comes",
    arguments: Pattern.allCases)
  func paging(_ pattern: Pattern) async throws {
    let pages = try await pagesAsked(
      playing: """
        wait 1s
        scroll articles bottom
        expect loading on
        expect articles rows 20
        scroll articles bottom
        wait 500ms
        expect articles rows 40
        scroll articles bottom
        wait 500ms
        scroll articles bottom
        wait 500ms
        expect articles rows 64
        expect articles row 60 "Alerts timed emi ✓"
        scroll articles bottom
        expect loading on
        wait 500ms
        expect loading off
        expect message ""
        expect articles rows 64
        scroll articles bottom
        expect loading off
        wait 10s
        expect articles rows 64
        tap refresh
        expect loading on
        expect articles rows 64
        wait 500ms
        expect loading off
        expect articles rows 20
        """, pattern)
    #expect(pages == [1, 2, 3, 4, 5, 1].map { "page=\($0)&per_page=20" })
  }

  @Test(
    "a row leads to the article; its page leads back in two ways, and the list is as it was",
    arguments: Pattern.allCases)
  func detail(_ pattern: Pattern) async throws {
    for back in ["done", "back"] {
      try await play(
        """
        wait 1s
        scroll articles bottom
        wait 1s
        select articles 17
        expect screen-title "Article"
        expect detail "Closures in use\\nby somebody\\n20 likes, 1 reaction, 1 comment\\nwritten 2026-03-15\\nswift\\nhttps://articles.example/somebody/items/a1016"
        tap \(back)
        expect screen-title "Articles"
        expect articles rows 40
        expect articles row 17 "Closures in use –"
        select articles 17
        expect screen-title "Article"
        """, on: ArticlesChapter.steps, pattern)
    }
  }

  @Test(
    "the log has a line for each request and its result, from the first request on", arguments: Pattern.allCases)
  func log(_ pattern: Pattern) async throws {
    try await play(
      """
      expect log "refresh: page 1"
      wait 1s
      expect log "refresh: page 1\\n20 articles"
      paste search "tested"
      wait 200ms
      tap cancel
      expect log "20 articles\\nsearch tested: page 1\\nall: page 1"
      event fail last timeout
      expect log "search tested: page 1\\nall: page 1\\nfailed: timed out"
      wait 60s
      expect log "search tested: page 1\\nall: page 1\\nfailed: timed out"
      """, on: ArticlesChapter.self, pattern)
  }

  @Test(
    arguments: [
      ("answer 2 200", "first, last, or the number of a request, of which there were 1"),
      ("answer first 99", "a status from 200 to 599, empty, bad-json or cut"),
      (
        "fail first bored",
        "one of bad-answer, connection-lost, no-network, no-such-host, refused, timeout, tls, too-large"
      ),
      ("left first 61 1", "a number up to 60"), ("left first 1 -1", "a whole number of seconds, up to a day"),
      ("picture first ok", "a status from 200 to 599"), ("service maybe", "on or off"),
    ])
  func `arguments that make no sense are told`(_ event: String, _ expected: String) async throws {
    let error = await #expect(throws: PaneError.self) {
      try await play("event \(event)", on: ArticlesChapter.self, .callback)
    }
    #expect(error?.description == "expected \(expected)")
  }

  @Test(
    "a picture is asked for when its row shows, called off when it leaves, and not asked for again once it is there",
    arguments: Pattern.allCases)
  func pictures(_ pattern: Pattern) throws {
    let under = ["aki living", "botan living", "chika living", "daigo living", "emi living"]
    #expect(try picturesAsked(after: [.wait(.milliseconds(500))], pattern) == under)
    let scrolled = try picturesAsked(after: [.wait(.milliseconds(500)), .scroll("articles")], pattern)
    #expect(scrolled == Self.scrolled)
    let loaded = try picturesAsked(
      after: [.wait(.seconds(1)), .scroll("articles"), .wait(.seconds(1)), .scroll("articles", to: .top)], pattern)
    #expect(loaded == under.map { $0.replacing("living", with: "finished") })
  }

  /// Rows leave before others come into sight: a picture of both is requested anew.
  private static let scrolled = [
    "aki cancelled", "botan cancelled", "chika cancelled", "daigo cancelled", "emi cancelled", "aki living",
    "daigo living", "emi living",
  ]

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
    #expect(try picturesAsked(after: before, pattern) == Self.scrolled)
    #expect(try picturesAsked(after: before + [.event("answer", ["last", "200"])], pattern) == Self.scrolled)
    let refreshed = try picturesAsked(
      after: [.wait(.milliseconds(500)), .tap("refresh"), .event("answer", ["last", "200"])], pattern)
    #expect(refreshed == ["aki living", "botan living", "chika living", "daigo living", "emi living"])
  }
}
