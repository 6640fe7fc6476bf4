import Controls
import Foundation
import Models
import Services
import Stage
import Testing
import World

@testable import ImageSearch

@Suite("13 ImageSearch")
struct ImageSearchTests {
  @Test(
    "a search shows that it is under way, and then up to sixty images, which are shown anew when they are found again",
    arguments: Pattern.allCases)
  func search(_ way: Pattern) async throws {
    try await play(
      """
      replace query "cats"
      tap search
      expect activity on
      expect activity visible
      expect images rows 0
      wait 999ms
      expect activity on
      wait 1ms
      expect activity off
      expect activity hidden
      expect error ""
      expect images rows 60
      expect images row 1 "cat-1"
      scroll images bottom
      expect images row 60 "cat-60"
      scroll images top
      select images 2
      tap search
      expect images selected 2
      wait 1s
      expect images rows 60
      expect images selected none
      """, on: ImageSearchChapter.steps, way)
  }

  @Test(arguments: Pattern.allCases)
  func `images stand three to a line, titled with the last part of their addresses`(_ way: Pattern) throws {
    let pane = try pane(after: [.replace("query", text: "cats"), .tap("search"), .wait(.seconds(1))], way)
    let rows = pane.screen.images.appearance.table?.rows ?? []
    #expect(rows.map(\.text) == ["cat-1", "cat-2", "cat-3", "cat-4", "cat-5", "cat-6"])
    #expect(rows.map(\.column) == [0, 1, 2, 0, 1, 2])
    #expect(ImageList.title(of: "https://tn.test/a/b") == "b")
    #expect(ImageList.title(of: "") == "")
  }

  @Test func `a request whose User-Agent contains no email address is answered with status 403`() {
    let cases: [(String, String?, Int)] = [
      ("cats", nil, 403), ("cats", "Mozilla/5.0", 403), ("cats", "reader@example.com", 200),
      ("cats", SearchEngine.userAgent, 200), ("500", nil, 403), ("500", SearchEngine.userAgent, 500),
    ]
    for (query, userAgent, status) in cases {
      #expect(BundledResults.answer(to: ["q": query], userAgent: userAgent).status == status)
    }
  }

  @Test func `a page tells the addresses of its results, however they are written`() throws {
    let page = BundledResults.answer(to: ["q": "kinds of quotes"], userAgent: SearchEngine.userAgent).page
    let answer = HTTPAnswer(Response(status: 200, headers: ["Content-Type": "text/html"]), body: Data(page.utf8))
    #expect(
      try SearchEngine.bundled.images(in: answer)
        == ["twice", "once", "none", "?a=1&b=2", "relative", "later"].map { BundledResults.thumbnails + $0 })
    let broken = HTTPAnswer(Response(status: 200), body: Data(BundledResults.broken.utf8))
    #expect(try SearchEngine.bundled.images(in: broken) == ["torn-1", "torn-2"].map { BundledResults.thumbnails + $0 })
  }

  @Test(arguments: Pattern.allCases)
  func `while a search is under way the query can be changed, and begins no other`(_ way: Pattern) async throws {
    try await play(
      """
      replace query "cats"
      tap search
      replace query "C++"
      expect search disabled
      tap search
      wait 1s
      expect images rows 60
      expect search enabled
      tap search
      replace query "x"
      wait 1s
      expect search disabled
      expect images rows 2
      expect images row 2 "cpp-2"
      """, on: ImageSearchChapter.steps, way)
  }

  @Test(arguments: Pattern.allCases)
  func `the request has the text as it was typed, the number of results and a User-Agent`(_ way: Pattern) throws {
    for (text, encoded) in [
      ("R&B", "R%26B"), ("C++", "C%2B%2B"), (" a b ", "a%20b"), ("50%", "50%25"), ("a=b#c", "a%3Db%23c"),
      ("猫の写真", "%E7%8C%AB%E3%81%AE%E5%86%99%E7%9C%9F"),
    ] {
      let pane = try pane(after: [.replace("query", text: text), .tap("search")], way)
      #expect(pane.requests == ["https://search.test/images?num=60&q=\(encoded)"])
      let request = try #require(pane.world.scriptedNetwork.calls.first?.request)
      #expect(request.headers["User-Agent"] == SearchEngine.userAgent)
      #expect(request.method == "GET")
      #expect(request.timeLimit == .seconds(8))
    }
  }

  @Test(arguments: Pattern.allCases)
  func `a search without results says so, and takes the images of before away`(_ way: Pattern) async throws {
    for answer in ["wait 1s", "event answer last empty"] {
      try await play(
        """
        replace query "cats"
        tap search
        wait 1s
        replace query "zebras"
        tap search
        \(answer)
        expect error "No images found."
        expect error secondary
        expect images rows 0
        tap search
        expect error ""
        """, on: ImageSearchChapter.steps, way)
    }
  }

  @Test(
    "trouble of each kind is told, the images of before stay, and the next search works",
    arguments: [
      ("answer N 429", "The search engine was asked too often: try again later."),
      ("answer N 204", "The search engine answers with status 204."),
      ("answer N no-html", "What came is no page."), ("answer N cut", "No answer: the connection was lost."),
      ("fail N timeout", "No answer: timed out."),
    ])
  func trouble(_ event: String, _ text: String) async throws {
    for way in Pattern.allCases {
      try await play(
        """
        replace query "R&B"
        tap search
        event \(event.replacing("N", with: "1"))
        expect error "\(text)"
        expect images rows 0
        expect activity off
        tap search
        expect error ""
        wait 1s
        expect images rows 3
        tap search
        event \(event.replacing("N", with: "3"))
        expect error "\(text)"
        expect images rows 3
        tap search
        wait 1s
        expect error ""
        expect images rows 3
        """, on: ImageSearchChapter.steps, way)
    }
  }

  @Test(arguments: Pattern.allCases)
  func `neither a second tap nor the return key starts a second search`(_ way: Pattern) throws {
    let twice: [Input] = [.replace("query", text: "cats"), .tap("search"), .tap("search")]
    #expect(try pane(after: twice, on: Searching.self, way).requests.count == 1)
    let keys: [Input] = [
      .replace("query", text: "cats"), .submit("query"), .tap("search"), .submit("query"), .wait(.seconds(1)),
    ]
    #expect(try pane(after: keys, way).requests.count == 1)
    #expect(try pane(after: keys + [.submit("query")], way).requests.count == 2)
    let short: [Input] = [.replace("query", text: "ca"), .submit("query"), .wait(.seconds(1))]
    #expect(try pane(after: short, way).requests.count == 0)
  }

  @Test(arguments: Pattern.allCases)
  func `a cancelled search shows no result, and the next search works`(_ way: Pattern) async throws {
    for wait in [0, 1, 999] {
      try await play(
        """
        replace query "R&B"
        tap search
        wait 1s
        replace query "cats"
        submit query
        expect cancel enabled
        wait \(wait)ms
        tap cancel
        expect activity off
        expect error ""
        wait 60s
        event answer 2 200
        expect images rows 3
        tap search
        wait 1s
        expect images rows 60
        """, on: ImageSearchChapter.self, way)
      let inputs: [Input] = [
        .replace("query", text: "cats"), .tap("search"), .wait(.milliseconds(wait)), .tap("cancel"),
      ]
      let pane = try pane(after: inputs, way)
      #expect(pane.world.scriptedNetwork.livingCount == 0)
      #expect(pane.world.pendingCount == 0)
    }
  }

  @Test("a script asks no server, a prompt the bundled pages over a connection, and with --live the real engine")
  func connection() throws {
    func url(goesOnline: Bool = false, isLive: Bool = false, _ text: String) throws -> URL {
      let pane = try Pane(
        ImageSearchChapter.self, ImageSearchChapter.way(.rx), goesOnline: goesOnline, isLive: isLive)
      return pane.screen.engine.search(for: ImageQuery(text)).url
    }
    #expect(try url("cats").host() == "search.test")
    #expect(try url(goesOnline: true, "cats").host() == "127.0.0.1")
    for goesOnline in [false, true] {
      let google = "https://www.google.com/search?tbm=isch&num=60&q=R%26B"
      #expect(try url(goesOnline: goesOnline, isLive: true, "R&B").absoluteString == google)
    }
    #expect(ImageSearchChapter.offersLive)
  }

  @Test(.timeLimit(.minutes(60)))
  func `played over a connection, the four ways show what was asked for as it was typed`() throws {
    let player = try Player([ImageSearchChapter.self], step: 1, goesOnline: true)
    let panes = try #require(player.panes as? Panes<ImageSearchChapter>)
    for (text, count) in [("cats", 60), ("R&B", 3), ("500", 3), ("kinds of quotes", 6)] {
      _ = try player.play(.input(.replace("query", text: text)))
      _ = try player.play(.input(.submit("query")))
      #expect(panes.disagreement() == nil)
      #expect(panes.all.map(\.screen.images.rowCount) == [count, count, count, count])
    }
  }

  @Test func `the four ways are the same after every sequence of three inputs`() throws {
    for step in ImageSearchChapter.steps { try step.checkParity(depth: 3, random: 150) }
  }

  @Test func `nothing outlives its controller, whenever the screen closes`() throws {
    let search: [Input] = [.replace("query", text: "cats"), .tap("search")]
    for inputs in [[], search, search + [.wait(.seconds(1))], search + [.event("answer", ["first", "cut"])]] {
      for step in ImageSearchChapter.steps { try step.checkLifetimes(after: inputs) }
    }
    try ImageSearchChapter.checkLifetimes(after: search + [.tap("cancel")])
  }

  private func pane(after inputs: [Input], _ way: Pattern) throws -> Pane<ImageSearchChapter> {
    try pane(after: inputs, on: ImageSearchChapter.self, way)
  }

  private func pane<S: Step>(after inputs: [Input], on step: S.Type, _ way: Pattern) throws -> Pane<S> {
    try Pane(S.self, S.way(way), after: inputs)
  }
}

extension Pane {
  /// The addresses of the requests.
  fileprivate var requests: [String] { world.scriptedNetwork.calls.map(\.request.url.absoluteString) }
}
