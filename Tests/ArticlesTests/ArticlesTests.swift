import Controls
import Foundation
import Models
import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles")
struct ArticlesTests {
  /// Plays on both steps.
  private func playBoth(_ script: String, _ pattern: Pattern) async throws {
    try await play(script, on: ListOfArticles.self, pattern)
    try await play(script, on: ArticlesChapter.self, pattern)
  }

  @Test("the first page is asked for at once, and shown when it is there", arguments: Pattern.allCases)
  func firstPage(_ pattern: Pattern) async throws {
    try await playBoth(
      """
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
      """, pattern)
    #expect(try pages(after: [.wait(.seconds(60))], pattern) == ["page=1&per_page=20"])
  }

  @Test(
    "the bottom asks for the next page once, appends it, and asks no more when a page is empty",
    arguments: Pattern.allCases)
  func paging(_ pattern: Pattern) async throws {
    try await playBoth(
      """
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
      """, pattern)
    let bottoms = (0..<6).flatMap { _ in [Input.scroll("articles"), .scroll("articles"), .wait(.seconds(1))] }
    #expect(
      try pages(after: [.wait(.seconds(1))] + bottoms, pattern)
        == (1...5).map { "page=\($0)&per_page=20" })
  }

  @Test(
    "what is typed is looked for when nobody has typed for 200 ms, and only if it is another text",
    arguments: Pattern.allCases)
  func search(_ pattern: Pattern) async throws {
    try await playBoth(
      """
      wait 1s
      type search "test"
      wait 199ms
      expect loading off
      type search "ed"
      wait 199ms
      expect loading off
      expect articles rows 20
      wait 1ms
      expect loading on
      expect articles rows 0
      wait 500ms
      expect articles rows 16
      expect articles row 1 "Closures tested chika ✓"
      type search "x"
      wait 100ms
      replace search "tested"
      wait 1s
      expect loading off
      expect articles rows 16
      """, pattern)
    let inputs: [Input] = [
      .wait(.seconds(1)), .type("search", text: "tested"), .wait(.seconds(1)), .type("search", text: "x"),
      .wait(.milliseconds(100)), .replace("search", text: "tested"), .wait(.seconds(1)), .submit("search"),
      .wait(.seconds(1)), .focus("search"), .wait(.seconds(1)),
    ]
    #expect(try pages(after: inputs, pattern) == ["page=1&per_page=20", "page=1&per_page=20&query=tested"])
  }

  @Test("losing the focus, or the return key, does not put a search off", arguments: Pattern.allCases)
  func focus(_ pattern: Pattern) async throws {
    for input in ["submit search", "select articles 1", "focus search"] {
      try await playBoth(
        """
        wait 1s
        paste search "tested"
        wait 100ms
        \(input)
        wait 100ms
        tap done
        expect loading on
        """, pattern)
    }
  }

  @Test(
    "a new search begins while a request runs, cancels it, clears the list and goes to its top",
    arguments: Pattern.allCases)
  func searchWhileRunning(_ pattern: Pattern) async throws {
    try await playBoth(
      """
      wait 1s
      scroll articles bottom
      paste search "tested"
      wait 200ms
      expect articles rows 0
      expect loading on
      wait 300ms
      expect articles rows 0
      wait 200ms
      expect articles rows 16
      expect articles row 1 "Closures tested chika ✓"
      """, pattern)
    let inputs: [Input] = [
      .wait(.seconds(1)), .scroll("articles"), .paste("search", text: "tested"), .wait(.milliseconds(200)),
    ]
    #expect(try pageStates(after: inputs, pattern) == [.finished, .cancelled, .living])
  }

  @Test("a new search begins after the bottom was reached", arguments: Pattern.allCases)
  func searchAfterBottom(_ pattern: Pattern) async throws {
    try await playBoth(
      """
      paste search "tested"
      wait 2s
      scroll articles bottom
      wait 1s
      replace search "in use"
      wait 1s
      expect articles rows 16
      expect articles row 1 "Closures in use –"
      """, pattern)
  }

  @Test("the late answer of an older search never shows", arguments: Pattern.allCases)
  func lateAnswer(_ pattern: Pattern) async throws {
    try await playBoth(
      """
      wait 1s
      paste search "rx"
      wait 200ms
      replace search "tested"
      wait 700ms
      expect articles row 1 "Closures tested chika ✓"
      wait 5s
      expect articles row 1 "Closures tested chika ✓"
      expect articles rows 16
      event service off
      replace search "uikit"
      wait 200ms
      replace search "http"
      wait 200ms
      event answer 4 200
      expect articles rows 0
      expect loading on
      event answer 5 200
      expect articles row 1 "Requests anew chika ✓"
      event answer 4 200
      expect articles row 1 "Requests anew chika ✓"
      """, pattern)
  }

  @Test("an empty first page says so, and nothing more is asked", arguments: Pattern.allCases)
  func nothingFound(_ pattern: Pattern) async throws {
    try await playBoth(
      """
      wait 1s
      paste search "zzz"
      wait 1s
      expect message "No articles found."
      expect message normal
      expect loading off
      expect articles rows 0
      scroll articles bottom
      expect loading off
      tap refresh
      expect message ""
      expect loading on
      wait 1s
      expect message "No articles found."
      """, pattern)
    let inputs: [Input] = [
      .wait(.seconds(1)), .paste("search", text: "zzz"), .wait(.seconds(1)), .scroll("articles"), .wait(.seconds(60)),
    ]
    #expect(try pages(after: inputs, pattern).count == 2)
  }

  @Test(
    "to call the search off empties the field and goes back to all articles, of which the bottom brings more",
    arguments: Pattern.allCases)
  func cancel(_ pattern: Pattern) async throws {
    try await playBoth(
      """
      wait 1s
      paste search "tested"
      wait 1s
      tap cancel
      expect search ""
      expect search unfocused
      expect loading on
      expect articles rows 0
      wait 500ms
      expect articles row 1 "Closures anew aki ✓"
      scroll articles bottom
      wait 1s
      expect articles rows 40
      tap cancel
      expect loading off
      expect articles rows 40
      """, pattern)
  }

  @Test("to call a search off before it begins leaves the list as it is", arguments: Pattern.allCases)
  func cancelTyping(_ pattern: Pattern) async throws {
    let inputs: [Input] = [
      .wait(.seconds(1)), .paste("search", text: "tested"), .wait(.milliseconds(100)), .tap("cancel"),
      .wait(.seconds(60)),
    ]
    #expect(try pages(after: inputs, pattern) == ["page=1&per_page=20"])
  }

  @Test("a refresh keeps what is there until the first page comes, which takes its place", arguments: Pattern.allCases)
  func refresh(_ pattern: Pattern) async throws {
    try await playBoth(
      """
      wait 1s
      scroll articles bottom
      wait 1s
      tap refresh
      expect loading on
      expect articles rows 40
      wait 500ms
      expect loading off
      expect articles rows 20
      """, pattern)
  }

  @Test(
    "refresh and debounce at the same instant make one request, and so does a second refresh",
    arguments: Pattern.allCases)
  func once(_ pattern: Pattern) throws {
    let typed: [Input] = [.wait(.seconds(1)), .paste("search", text: "tested")]
    for rest: [Input] in [
      [.wait(.milliseconds(200)), .tap("refresh"), .tap("refresh")],
      [.tap("refresh"), .wait(.milliseconds(200)), .tap("refresh")],
      [.wait(.milliseconds(199)), .tap("refresh"), .wait(.milliseconds(1))],
    ] {
      #expect(
        try pages(after: typed + rest + [.wait(.milliseconds(250))], pattern)
          == ["page=1&per_page=20", "page=1&per_page=20&query=tested"])
    }
  }

  @Test(
    "a row leads to the article; its page leads back in two ways, and the list is as it was",
    arguments: Pattern.allCases)
  func detail(_ pattern: Pattern) async throws {
    for back in ["done", "back"] {
      try await playBoth(
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
        expect articles selected none
        expect articles row 17 "Closures in use –"
        select articles 17
        expect screen-title "Article"
        """, pattern)
    }
  }

  @Test("an answer that comes while an article is read is there afterwards", arguments: Pattern.allCases)
  func detailMeanwhile(_ pattern: Pattern) async throws {
    try await playBoth(
      """
      wait 1s
      scroll articles bottom
      select articles 18
      wait 1s
      tap back
      expect articles rows 40
      expect loading off
      """, pattern)
  }

  @Test(
    "the log has a line for what is asked and what comes of it, from the first request on", arguments: Pattern.allCases)
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

  // MARK: Trouble

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
    #expect(try pages(after: inputs, pattern).count == 1)
  }

  // MARK: Pictures

  @Test(
    "a picture is asked for when its row shows, called off when it leaves, and not asked for again once it is there",
    arguments: Pattern.allCases)
  func pictures(_ pattern: Pattern) throws {
    let names = ["aki", "botan", "chika", "daigo", "emi"]
    #expect(try pictures(after: [.wait(.milliseconds(500))], pattern).map(\.name) == names)
    // The rows go before others come: what both show is asked for anew.
    let scrolled = try pictures(after: [.wait(.milliseconds(500)), .scroll("articles")], pattern)
    #expect(scrolled.filter { $0.state == .cancelled }.map(\.name) == names)
    #expect(scrolled.filter { $0.state == .living }.map(\.name) == ["aki", "daigo", "emi"])
    let loaded = try pictures(
      after: [.wait(.seconds(1)), .scroll("articles"), .wait(.seconds(1)), .scroll("articles", to: .top)], pattern)
    #expect(loaded.map(\.name) == names)
    #expect(loaded.allSatisfy { $0.state == .finished })
  }

  @Test(
    "a picture that does not come is told in its row, and asked for again when the row shows again",
    arguments: Pattern.allCases)
  func brokenPictures(_ pattern: Pattern) async throws {
    try await playBoth(
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
      """, pattern)
  }

  @Test(
    "rows that stay keep their pictures while a page is added, and while a list is refreshed",
    arguments: Pattern.allCases)
  func keptPictures(_ pattern: Pattern) throws {
    let before = try pictures(after: [.wait(.seconds(2)), .scroll("articles")], pattern)
    let after = try pictures(after: [.wait(.seconds(2)), .scroll("articles"), .wait(.milliseconds(500))], pattern)
    #expect(after.map(\.name) == before.map(\.name))
    let refreshed = try pictures(
      after: [.wait(.milliseconds(500)), .tap("refresh"), .event("answer", ["last", "200"])], pattern)
    #expect(refreshed.map(\.name) == ["aki", "botan", "chika", "daigo", "emi"])
    #expect(refreshed.allSatisfy { $0.state == .living })
  }

  // MARK: The four ways together

  @Test("the four ways are the same after every sequence of inputs")
  func parity() throws {
    #expect(try ParityChecker(ListOfArticles.self).checkAll(depth: 2)?.inputs ?? 0 > 400)
    #expect(try ParityChecker(ArticlesChapter.self).checkAll(depth: 2)?.inputs ?? 0 > 400)
  }

  @Test("the four ways are the same after long random sequences")
  func randomParity() throws {
    #expect(try ParityChecker(ListOfArticles.self).checkRandomly(count: 40, length: 30, seed: 11).inputs == 1200)
    #expect(try ParityChecker(ArticlesChapter.self).checkRandomly(count: 60, length: 30, seed: 12).inputs == 1800)
  }

  @Test("nothing is set when all is at rest")
  func rest() async throws {
    for inputs in lives { try await ParityChecker(ArticlesChapter.self).checkRest(after: inputs) }
  }

  @Test("nothing outlives its controller, whenever the screen goes", arguments: Pattern.allCases)
  func lifetimes(_ pattern: Pattern) throws {
    for inputs in lives {
      let faults = try LifetimeChecker(ArticlesChapter.self, after: inputs).check(ArticlesChapter.way(pattern))
      #expect(faults == [])
    }
    let faults = try LifetimeChecker(ListOfArticles.self, after: lives[1]).check(ListOfArticles.way(pattern))
    #expect(faults == [])
  }

  @Test("no request outlives its screen, and none is made twice", arguments: Pattern.allCases)
  func close(_ pattern: Pattern) throws {
    for inputs in lives {
      let pane = try pane(after: inputs, pattern)
      let living = pane.world.scriptedNetwork.calls.filter { $0.state == .living }.map(\.request)
      #expect(Set(living).count == living.count)
      try pane.close()
      #expect(pane.world.scriptedNetwork.livingCount == 0)
      #expect(pane.world.pendingCount == 0)
    }
  }

  @Test("arguments that make no sense are told")
  func badEvents() throws {
    let pane = try pane(after: [], .callback)
    for (name, arguments, expected) in [
      ("answer", ["2", "200"], "first, last, or the number of a request, of which there were 1"),
      ("answer", ["first", "99"], "a status from 200 to 599, empty, bad-json or cut"),
      ("fail", ["first", "bored"], "one of connection-lost, no-network, no-such-host, refused, timeout, tls"),
      ("left", ["first", "61", "1"], "a number up to 60"),
      ("left", ["first", "1", "-1"], "a whole number of seconds, up to a day"),
      ("picture", ["first", "ok"], "a status from 200 to 599"), ("service", ["maybe"], "on or off"),
    ] {
      #expect {
        try pane.perform(.event(name, arguments))
      } throws: { error in
        guard case PaneError.argument(let argument) = error else { return false }
        return argument.expected == expected
      }
    }
  }

  @Test("what is claimed, and what is taken for granted")
  func claims() throws {
    #expect(try ArticlesChapter.claims.map { try $0.find().holds } == Array(repeating: false, count: 9))
    #expect(try ArticlesChapter.traps.map { try $0.find().holds } == [false, false])
  }

  private let lives: [[Input]] = [
    [], [.wait(.milliseconds(600)), .scroll("articles"), .paste("search", text: "rx")],
    [.wait(.seconds(2)), .paste("search", text: "rx"), .wait(.seconds(1))],
    [.wait(.seconds(2)), .select("articles", row: 3), .wait(.seconds(1))],
    [.wait(.seconds(2)), .select("articles", row: 3), .tap("done"), .tap("refresh")],
  ]

  private func pane(after inputs: [Input], _ pattern: Pattern) throws -> Pane<ArticlesChapter> {
    let pane = try Pane(ArticlesChapter.self, ArticlesChapter.way(pattern))
    for input in inputs { try pane.perform(input) }
    return pane
  }

  private func calls(after inputs: [Input], _ pattern: Pattern) throws -> [ScriptedNetwork.Call] {
    let pane = try pane(after: inputs, pattern)
    // Without the pane, what is under way would be called off.
    return withExtendedLifetime(pane) { pane.world.scriptedNetwork.calls }
  }

  private func pages(after inputs: [Input], _ pattern: Pattern) throws -> [String] {
    try calls(after: inputs, pattern).compactMap { $0.request.url.query() }
  }

  private func pageStates(after inputs: [Input], _ pattern: Pattern) throws -> [ScriptedNetwork.Call.State] {
    try calls(after: inputs, pattern).filter { $0.request.url.query() != nil }.map(\.state)
  }

  private func pictures(
    after inputs: [Input], _ pattern: Pattern
  ) throws -> [(name: String, state: ScriptedNetwork.Call.State)] {
    try calls(after: inputs, pattern).filter { $0.request.url.query() == nil }.map {
      ($0.request.url.lastPathComponent, $0.state)
    }
  }
}
