import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles: what is looked for")
struct SearchTests {
  @Test(
    arguments: Pattern.allCases)
  func `a search begins 200 ms after the last key, and only if the text has changed`(_ pattern: Pattern) async throws {
    let pages = try await pagesAsked(
      playing: """
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
        submit search
        wait 1s
        focus search
        wait 1s
        expect loading off
        expect articles rows 16
        """, pattern)
    #expect(pages == ["page=1&per_page=20", "page=1&per_page=20&query=tested"])
  }

  @Test(arguments: Pattern.allCases)
  func `losing the focus or pressing the return key does not delay a search`(_ pattern: Pattern) async throws {
    for input in ["submit search", "select articles 1", "focus search"] {
      try await play(
        """
        wait 1s
        paste search "tested"
        wait 100ms
        \(input)
        wait 100ms
        tap done
        expect loading on
        """, on: ArticlesChapter.steps, pattern)
    }
  }

  @Test(
    "a new search begins while a request runs, cancels it, clears the list and scrolls to the top",
    arguments: Pattern.allCases)
  func searchWhileRunning(_ pattern: Pattern) async throws {
    try await play(
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
      """, on: ArticlesChapter.steps, pattern)
    let inputs: [Input] = [
      .wait(.seconds(1)), .scroll("articles"), .paste("search", text: "tested"), .wait(.milliseconds(200)),
    ]
    #expect(try pageStates(after: inputs, pattern) == [.finished, .cancelled, .living])
  }

  @Test(arguments: Pattern.allCases)
  func `a new search can begin after the last page`(_ pattern: Pattern) async throws {
    try await play(
      """
      paste search "tested"
      wait 2s
      scroll articles bottom
      wait 1s
      replace search "in use"
      wait 1s
      expect articles rows 16
      expect articles row 1 "Closures in use –"
      """, on: ArticlesChapter.steps, pattern)
  }

  @Test(arguments: Pattern.allCases)
  func `the late answer to an older search is never shown`(_ pattern: Pattern) async throws {
    try await play(
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
      """, on: ArticlesChapter.steps, pattern)
  }

  @Test(
    "to call the search off empties the field and goes back to all articles, of which the bottom brings more",
    arguments: Pattern.allCases)
  func cancel(_ pattern: Pattern) async throws {
    try await play(
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
      """, on: ArticlesChapter.steps, pattern)
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
        try pagesAsked(after: typed + rest + [.wait(.milliseconds(250))], pattern)
          == ["page=1&per_page=20", "page=1&per_page=20&query=tested"])
    }
  }
}
