import Controls
import Foundation
import Models
import Parity
import Services
import Stage
import Testing
import World

@testable import ImageSearch

@Suite("13 ImageSearch")
struct ImageSearchTests {
  /// Plays on both steps.
  private func playBoth(_ script: String, _ way: Pattern) async throws {
    try await play(script, on: Searching.self, way)
    try await play(script, on: ImageSearchChapter.self, way)
  }

  @Test("nothing is asked before anybody searches", arguments: Pattern.allCases)
  func firstFrame(_ way: Pattern) async throws {
    try await playBoth(
      """
      expect search disabled
      expect activity off
      expect activity hidden
      expect images rows 0
      expect error ""
      """, way)
    try await play("expect cancel disabled", on: ImageSearchChapter.self, way)
    #expect(try pane(after: [.replace("query", text: "cats"), .wait(.seconds(60))], way).requests == [])
  }

  @Test(
    "search is enabled from three characters, as a reader counts them, white space around them left out",
    arguments: Pattern.allCases)
  func length(_ way: Pattern) async throws {
    try await playBoth(
      """
      type query "ca"
      expect search disabled
      type query "t"
      expect search enabled
      replace query " a  "
      expect search disabled
      paste query "👨‍👩‍👧👨‍👩‍👧"
      expect search enabled
      replace query "👨‍👩‍👧👨‍👩‍👧"
      expect search disabled
      paste query "C++"
      expect search enabled
      clear query
      expect search disabled
      """, way)
  }

  @Test("a search shows that it is under way, and then up to sixty images", arguments: Pattern.allCases)
  func search(_ way: Pattern) async throws {
    try await playBoth(
      """
      replace query "cats"
      tap search
      expect activity on
      expect activity visible
      expect search disabled
      expect images rows 0
      wait 999ms
      expect activity on
      wait 1ms
      expect activity off
      expect activity hidden
      expect search enabled
      expect error ""
      expect images rows 60
      expect images row 1 "cat-1"
      scroll images bottom
      expect images row 60 "cat-60"
      """, way)
  }

  @Test("images that are found again are shown anew: none is selected any longer", arguments: Pattern.allCases)
  func again(_ way: Pattern) async throws {
    try await playBoth(
      """
      replace query "cats"
      tap search
      wait 1s
      select images 2
      tap search
      expect images selected 2
      wait 1s
      expect images rows 60
      expect images selected none
      """, way)
  }

  @Test("images stand three to a line, titled with the last part of their addresses", arguments: Pattern.allCases)
  func grid(_ way: Pattern) throws {
    let pane = try pane(after: [.replace("query", text: "cats"), .tap("search"), .wait(.seconds(1))], way)
    let rows = pane.screen.images.appearance.table?.rows ?? []
    #expect(rows.map(\.text) == ["cat-1", "cat-2", "cat-3", "cat-4", "cat-5", "cat-6"])
    #expect(rows.map(\.column) == [0, 1, 2, 0, 1, 2])
    #expect(ImageList.title(of: "https://tn.test/a/b") == "b")
    #expect(ImageList.title(of: "") == "")
  }

  @Test("the engine refuses a request whose User-Agent names no mail address, with status 403")
  func userAgent() throws {
    let cases: [(String?, Int)] = [
      (nil, 403), ("Mozilla/5.0", 403), ("reader@example.com", 200), (SearchEngine.userAgent, 200),
    ]
    for (userAgent, status) in cases {
      #expect(BundledResults.answer(to: ["q": "cats"], userAgent: userAgent).status == status)
      let request = Request(
        try #require(URL(string: "https://search.test/images?q=cats")),
        headers: userAgent.map { ["User-Agent": $0] } ?? [:])
      guard case .response(let response)? = BundledResults.reply(to: request).pieces.first?.answer else {
        Issue.record("the reply begins with something else than a head")
        return
      }
      #expect(response.status == status)
    }
    #expect(BundledResults.answer(to: ["q": "500"], userAgent: nil).status == 403)
    #expect(BundledResults.answer(to: ["q": "500"], userAgent: SearchEngine.userAgent).status == 500)
  }

  @Test("a page tells the addresses of its results, however they are written")
  func addresses() throws {
    let page = BundledResults.answer(to: ["q": "kinds of quotes"], userAgent: SearchEngine.userAgent).page
    let answer = HTTPAnswer(Response(status: 200, headers: ["Content-Type": "text/html"]), body: Data(page.utf8))
    #expect(
      try SearchEngine.bundled.images(in: answer)
        == ["twice", "once", "none", "?a=1&b=2", "relative", "later"].map { BundledResults.thumbnails + $0 })
  }

  @Test("while a search is under way the query can be changed, and begins no other", arguments: Pattern.allCases)
  func typingMeanwhile(_ way: Pattern) async throws {
    try await playBoth(
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
      """, way)
  }

  @Test("the request has the text as it was typed, the number of results and a User-Agent", arguments: Pattern.allCases)
  func request(_ way: Pattern) throws {
    for (text, encoded) in [("R&B", "R%26B"), ("C++", "C%2B%2B"), (" a b ", "a%20b"), ("50%", "50%25")] {
      let pane = try pane(after: [.replace("query", text: text), .tap("search")], way)
      #expect(pane.requests == ["https://search.test/images?num=60&q=\(encoded)"])
      let request = try #require(pane.world.scriptedNetwork.calls.first?.request)
      #expect(request.headers["User-Agent"] == SearchEngine.userAgent)
      #expect(request.method == "GET")
    }
  }

  @Test("R&B finds what is called so, and not what R finds", arguments: Pattern.allCases)
  func ampersand(_ way: Pattern) async throws {
    try await playBoth(
      """
      replace query "R&B"
      tap search
      wait 1s
      expect images rows 3
      expect images row 1 "rnb-1"
      """, way)
  }

  @Test("images are found however their addresses are written, and nothing else is one", arguments: Pattern.allCases)
  func kinds(_ way: Pattern) async throws {
    try await playBoth(
      """
      replace query "kinds of quotes"
      tap search
      wait 1s
      expect images rows 6
      expect images row 1 "twice"
      expect images row 2 "once"
      expect images row 3 "none"
      expect images row 4 "?a=1&b=2"
      expect images row 5 "relative"
      scroll images bottom
      expect images row 6 "later"
      """, way)
  }

  @Test("a search without results says so, and takes the images of before away", arguments: Pattern.allCases)
  func nothing(_ way: Pattern) async throws {
    for answer in ["wait 1s", "event answer last empty"] {
      try await playBoth(
        """
        replace query "cats"
        tap search
        wait 1s
        replace query "zebras"
        tap search
        expect error ""
        \(answer)
        expect error "No images found."
        expect error secondary
        expect images rows 0
        tap search
        expect error ""
        """, way)
    }
  }

  @Test(
    "trouble of each kind is told, the images of before stay, and the next search works",
    arguments: [
      ("answer N 429", "The search engine was asked too often: try again later."),
      ("answer N 500", "The search engine answers with status 500."),
      ("answer N 404", "The search engine answers with status 404."),
      ("answer N 204", "The search engine answers with status 204."),
      ("answer N no-html", "What came is no page."), ("answer N cut", "No answer: the connection was lost."),
      ("fail N timeout", "No answer: timed out."), ("fail N refused", "No answer: the host refuses the connection."),
      ("fail N no-network", "No answer: no network connection."), ("fail N no-such-host", "No answer: no such host."),
      ("fail N tls", "No answer: no secure connection."), ("fail N too-large", "No answer: too large."),
      ("fail N bad-answer", "No answer: bad answer from the server."),
    ])
  func trouble(_ event: String, _ text: String) async throws {
    for way in Pattern.allCases {
      try await playBoth(
        """
        replace query "R&B"
        tap search
        event \(event.replacing("N", with: "1"))
        expect error "\(text)"
        expect error error
        expect images rows 0
        expect search enabled
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
        expect error normal
        expect images rows 3
        """, way)
    }
  }

  @Test("broken HTML is no trouble: what can be read of it is shown", arguments: Pattern.allCases)
  func badHTML(_ way: Pattern) async throws {
    try await playBoth(
      """
      replace query "cats"
      tap search
      event answer 1 bad-html
      expect error ""
      expect images rows 2
      expect images row 1 "torn-1"
      expect images row 2 "torn-2"
      expect search enabled
      tap search
      wait 1s
      expect images rows 60
      """, way)
  }

  @Test("after eight seconds without an answer nobody waits any longer", arguments: Pattern.allCases)
  func timeLimit(_ way: Pattern) async throws {
    try await playBoth(
      """
      event engine off
      replace query "cats"
      tap search
      wait 7999ms
      expect activity on
      wait 1ms
      expect error "No answer: timed out."
      event engine on
      tap search
      wait 1s
      expect images rows 60
      """, way)
  }

  @Test("no search is made twice: neither by two taps nor by taps and return keys", arguments: Pattern.allCases)
  func once(_ way: Pattern) throws {
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

  @Test("a finger is not the only one that touches a button: the action guards itself", arguments: Pattern.allCases)
  func byCode(_ way: Pattern) throws {
    let pane = try pane(after: [.replace("query", text: "ca")], way)
    pane.screen.search.sendActions(for: .touchUpInside)
    try pane.perform(.wait(.seconds(1)))
    #expect(pane.requests.count == 0)
    try pane.perform(.type("query", text: "t"))
    for _ in 0..<3 { pane.screen.search.sendActions(for: .touchUpInside) }
    try pane.perform(.wait(.milliseconds(1)))
    #expect(pane.requests.count == 1)
  }

  @Test("a search can be cancelled: nothing of it comes any more, and the next one works", arguments: Pattern.allCases)
  func cancel(_ way: Pattern) async throws {
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
        expect cancel disabled
        expect activity off
        expect search enabled
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

  @Test("what was said of an earlier search is gone when the next is cancelled", arguments: Pattern.allCases)
  func cancelAfterTrouble(_ way: Pattern) async throws {
    for (query, event, text) in [("cats", "event answer 1 500", ""), ("zebras", "wait 1s", "")] {
      try await play(
        """
        replace query "\(query)"
        tap search
        \(event)
        tap search
        tap cancel
        expect error "\(text)"
        """, on: ImageSearchChapter.self, way)
    }
  }

  @Test("no request outlives its screen", arguments: Pattern.allCases)
  func close(_ way: Pattern) throws {
    let inputs: [Input] = [.replace("query", text: "cats"), .tap("search"), .wait(.milliseconds(500))]
    let last = try pane(after: inputs, way)
    #expect(last.world.scriptedNetwork.livingCount == 1)
    try last.close()
    #expect(last.world.scriptedNetwork.livingCount == 0)
    #expect(last.world.pendingCount == 0)
    let first = try pane(after: inputs, on: Searching.self, way)
    try first.close()
    #expect(first.world.scriptedNetwork.livingCount == 0)
    #expect(first.world.pendingCount == 0)
  }

  @Test("arguments that make no sense are told")
  func badEvents() throws {
    let pane = try Pane(ImageSearchChapter.self, ImageSearchChapter.way(.callback))
    for (name, arguments, expected) in [
      ("answer", ["1", "200"], "first, last, or the number of a request, of which there were 0"),
      ("answer", ["first", "99"], "a status from 200 to 599, or one of bad-html, cut, empty, no-html"),
      ("engine", ["maybe"], "on or off"),
      (
        "fail", ["first", "bored"],
        "one of bad-answer, connection-lost, no-network, no-such-host, refused, timeout, tls, too-large"
      ),
    ] {
      #expect {
        try pane.perform(.event(name, arguments))
      } throws: { error in
        guard case PaneError.argument(let argument) = error else { return false }
        return argument.expected == expected
      }
    }
  }

  @Test("the four ways are the same after every sequence of inputs")
  func parity() throws {
    #expect(try ParityChecker(Searching.self).checkAll(depth: 3)?.inputs ?? 0 > 1000)
    #expect(try ParityChecker(ImageSearchChapter.self).checkAll(depth: 3)?.inputs ?? 0 > 1000)
  }

  @Test("the four ways are the same after long random sequences")
  func randomParity() throws {
    #expect(try ParityChecker(Searching.self).checkRandomly(count: 100, length: 30, seed: 13).inputs == 3000)
    #expect(try ParityChecker(ImageSearchChapter.self).checkRandomly(count: 200, length: 30, seed: 13).inputs == 6000)
  }

  @Test("nothing outlives its controller, whenever the screen goes")
  func lifetimes() throws {
    let search: [Input] = [.replace("query", text: "cats"), .tap("search")]
    for inputs in [[], search, search + [.wait(.seconds(1))], search + [.event("answer", ["first", "cut"])]] {
      let first = try LifetimeChecker(Searching.self, after: inputs).checkEveryWay()
      #expect(first == [])
      let last = try LifetimeChecker(ImageSearchChapter.self, after: inputs).checkEveryWay()
      #expect(last == [])
    }
    let cancelled = LifetimeChecker(ImageSearchChapter.self, after: search + [.tap("cancel")])
    let faults = try cancelled.checkEveryWay()
    #expect(faults == [])
  }

  @Test("eight claims of the source hold, and the one about startWith does not")
  func claims() throws {
    let verdicts = try ImageSearchChapter.claims.map { try $0.find().holds }
    #expect(verdicts == [true, true, true, true, true, true, true, true, false])
    #expect(ImageSearchChapter.claims.allSatisfy { $0.place?.text == .imageSearch })
  }

  @Test("an error ends no action of the original; five other assumptions about it and three traps are refuted")
  func findings() throws {
    let verdicts = try ImageSearchChapter.findings.map { try $0.find().holds }
    #expect(verdicts == [false, false, false, false, false, true])
    #expect(try ImageSearchChapter.traps.map { try $0.find().holds } == [false, false, false])
  }

  private func pane(after inputs: [Input], _ way: Pattern) throws -> Pane<ImageSearchChapter> {
    try pane(after: inputs, on: ImageSearchChapter.self, way)
  }

  private func pane<S: Step>(after inputs: [Input], on step: S.Type, _ way: Pattern) throws -> Pane<S> {
    let pane = try Pane(S.self, S.way(way))
    for input in inputs { try pane.perform(input) }
    return pane
  }
}

extension Pane {
  /// The addresses that were asked.
  fileprivate var requests: [String] { world.scriptedNetwork.calls.map(\.request.url.absoluteString) }
}
