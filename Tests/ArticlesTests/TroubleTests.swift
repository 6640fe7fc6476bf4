import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles: trouble")
struct TroubleTests {
  nonisolated private static let troubles: [(event: String, text: String)] = [
    ("answer last 404", "status 404"), ("answer last 500", "status 500"), ("answer last 429", "too many requests"),
    ("answer last 403", "status 403"), ("answer last bad-json", "the answer makes no sense, it is no JSON"),
    ("answer last cut", "the connection was lost"), ("fail last timeout", "timed out"),
    ("fail last refused", "the host refuses the connection"), ("fail last no-network", "no network connection"),
    ("fail last tls", "no secure connection"),
  ]

  @Test("trouble with the first page is told, keeps the text, and the next attempt works", arguments: Pattern.allCases)
  func firstTrouble(_ pattern: Pattern) async throws {
    for (event, text) in Self.troubles {
      for attempt in ["tap refresh", "scroll articles bottom"] {
        try await playBoth(
          """
          event \(event)
          expect message "Failed: \(text)"
          expect message error
          expect loading off
          expect articles rows 0
          wait 60s
          expect message "Failed: \(text)"
          \(attempt)
          expect message ""
          expect message normal
          wait 1s
          expect articles rows 20
          paste search "tested"
          wait 200ms
          event \(event)
          expect message "Failed: \(text)"
          expect search "tested"
          \(attempt)
          wait 1s
          expect articles rows 16
          """, pattern)
      }
    }
  }

  @Test("trouble with a later page, or with a refresh, keeps the list and its page", arguments: Pattern.allCases)
  func laterTrouble(_ pattern: Pattern) async throws {
    for (event, text) in Self.troubles {
      for attempt in ["scroll articles bottom", "tap refresh"] {
        try await playBoth(
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
          """, pattern)
      }
    }
  }

  @Test("a page that never comes is given up after 10 seconds", arguments: Pattern.allCases)
  func timeLimit(_ pattern: Pattern) async throws {
    try await playBoth(
      """
      event service off
      tap refresh
      wait 1s
      paste search "tested"
      wait 10199ms
      expect loading on
      wait 1ms
      expect message "Failed: timed out"
      """, pattern)
  }

  @Test(
    "what the service allows is shown and believed: without a request left none is made", arguments: Pattern.allCases)
  func allowance(_ pattern: Pattern) async throws {
    try await playBoth(
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
      expect message error
      expect loading off
      expect articles rows 40
      wait 19500ms
      tap refresh
      expect loading on
      wait 1s
      expect message ""
      expect articles rows 20
      """, pattern)
    let inputs: [Input] = [
      .event("left", ["first", "0", "30"]), .tap("refresh"), .scroll("articles"), .paste("search", text: "tested"),
      .wait(.seconds(10)), .tap("cancel"), .wait(.seconds(10)),
    ]
    #expect(try pagesAsked(after: inputs, pattern).count == 1)
  }
}
