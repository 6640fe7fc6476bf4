import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles: trouble")
struct TroubleTests {
  nonisolated private static let troubles: [(event: String, text: String)] = [
    ("answer last 500", "status 500"), ("answer last 429", "too many requests"),
    ("answer last bad-json", "the answer makes no sense, it is no JSON"),
    ("answer last cut", "the connection was lost"),
    ("fail last timeout", "timed out"),
  ]

  @Test(arguments: Pattern.allCases)
  func `a later page or a refresh that fails changes neither the list nor its page`(_ pattern: Pattern) async throws {
    for (event, text) in Self.troubles {
      for attempt in ["scroll articles bottom", "tap refresh"] {
        try await play(
          """
          wait 1s
          scroll articles bottom
          wait 1s
          \(attempt)
          event \(event)
          expect message "Failed: \(text)"
          expect articles rows 40
          wait 60s
          expect articles rows 40
          scroll articles bottom
          wait 1s
          expect message ""
          expect articles rows 60
          """, on: ArticlesChapter.steps, pattern)
      }
    }
  }

  @Test(
    "what the service allows is shown and believed: without a request left none is made", arguments: Pattern.allCases)
  func allowance(_ pattern: Pattern) async throws {
    try await play(
      """
      event left first 12 300
      expect allowance visible
      expect allowance "12 of 60 requests left"
      scroll articles bottom
      event left last 0 30
      expect allowance "0 of 60 requests left, more in 30 s"
      expect articles rows 40
      wait 10500ms
      tap refresh
      expect message "Failed: no request is left, come back in 20 s"
      expect articles rows 40
      wait 19500ms
      tap refresh
      expect loading on
      wait 1s
      expect message ""
      expect articles rows 20
      """, on: ArticlesChapter.steps, pattern)
    let inputs: [Input] = [
      .event("left", ["first", "0", "30"]), .tap("refresh"), .scroll("articles"), .paste("search", text: "tested"),
      .wait(.seconds(10)), .tap("cancel"), .wait(.seconds(9)), .tap("refresh"), .wait(.seconds(1)), .tap("refresh"),
    ]
    #expect(try pagesAsked(after: inputs, pattern).count == 1)
  }
}
