import Testing

@testable import Models

@Suite("A list of articles")
struct ArticleListTests {
  nonisolated private static let pageOfTwo = ArticlePage([Article(id: "3", title: "C"), Article(id: "4", title: "D")])

  /// Lists in every phase, by what has happened to them.
  nonisolated private static let lists: [(name: String, list: ArticleList)] = {
    let fresh = ArticleList()
    let refreshing = fresh.following(.refreshed(""), at: .zero)
    let loaded = refreshing.following(
      .answered(
        ArticleRequest("", page: 1), ArticlePage([Article(id: "1", title: "A"), Article(id: "2", title: "B")])),
      at: .zero)
    let loadingMore = loaded.following(.bottomReached, at: .zero)
    let searching = loaded.following(.searched("rx"), at: .zero)
    let empty = ArticlePage([])
    return [
      ("nothing asked", fresh), ("refreshing", refreshing), ("loaded", loaded), ("loading more", loadingMore),
      ("searching", searching),
      ("more failed", loadingMore.following(.failed(ArticleRequest("", page: 2), .status(500)), at: .zero)),
      ("search failed", searching.following(.failed(ArticleRequest("rx", page: 1), .status(500)), at: .zero)),
      ("at the bottom", loadingMore.following(.answered(ArticleRequest("", page: 2), empty), at: .zero)),
      ("nothing found", searching.following(.answered(ArticleRequest("rx", page: 1), empty), at: .zero)),
      (
        "none left",
        loadingMore.following(
          .answered(
            ArticleRequest("", page: 2),
            ArticlePage(pageOfTwo.articles, limit: 60, remaining: 0, resetsAfter: .seconds(90))), at: .zero)
      ),
    ]
  }()

  nonisolated private static func event(_ name: String, of list: ArticleList) -> ArticleEvent? {
    let old = ArticleRequest("old", page: 1)
    switch name {
    case "refresh": return .refreshed(list.query)
    case "refresh, new text": return .refreshed("new")
    case "same text": return .searched(list.query)
    case "new text": return .searched("new")
    case "bottom": return .bottomReached
    case "answer": return list.request.map { .answered($0, pageOfTwo) }
    case "empty answer": return list.request.map { .answered($0, ArticlePage([])) }
    case "failure": return list.request.map { .failed($0, .status(503)) }
    case "old answer": return .answered(old, pageOfTwo)
    case "old failure": return .failed(old, .status(503))
    default: return nil
    }
  }

  nonisolated private static let events = [
    "refresh", "refresh, new text", "same text", "new text", "bottom", "answer", "empty answer", "failure",
    "old answer", "old failure",
  ]

  nonisolated private static func summary(_ list: ArticleList) -> String {
    let trouble = list.trouble.map { ", \($0)" } ?? ""
    let request = list.request.map { ", asks \($0.page) of \"\($0.query)\"" } ?? ""
    return
      "\(list.phase) after \(list.trigger), \"\(list.query)\" page \(list.page), \(list.contents.count) articles\(trouble)\(request)"
  }

  nonisolated private static let begins = #"requesting after searchText, "new" page 0, 0 articles, asks 1 of "new""#

  /// The events that change the lists, and what the lists are then; a new text begins anew unless the table says otherwise.
  nonisolated private static let transitions: KeyValuePairs<String, [String: String]> = [
    "nothing asked": [
      "refresh": "requesting after refresh, \"\" page 0, 0 articles, asks 1 of \"\"",
      "same text": "requesting after searchText, \"\" page 0, 0 articles, asks 1 of \"\"",
    ],
    "refreshing": [
      "answer": "finished after refresh, \"\" page 1, 2 articles",
      "empty answer": "reachedBottom after refresh, \"\" page 1, 0 articles",
      "failure": "finished after refresh, \"\" page 0, 0 articles, status 503",
    ],
    "loaded": [
      "refresh": "requesting after refresh, \"\" page 1, 2 articles, asks 1 of \"\"",
      "bottom": "requesting after loadMore, \"\" page 1, 2 articles, asks 2 of \"\"",
    ],
    "loading more": [
      "refresh": "requesting after refresh, \"\" page 1, 2 articles, asks 1 of \"\"",
      "answer": "finished after loadMore, \"\" page 2, 4 articles",
      "empty answer": "reachedBottom after loadMore, \"\" page 1, 2 articles",
      "failure": "finished after loadMore, \"\" page 1, 2 articles, status 503",
    ],
    "searching": [
      "answer": "finished after searchText, \"rx\" page 1, 2 articles",
      "empty answer": "reachedBottom after searchText, \"rx\" page 1, 0 articles",
      "failure": "finished after searchText, \"rx\" page 0, 0 articles, status 503",
    ],
    "more failed": [
      "refresh": "requesting after refresh, \"\" page 1, 2 articles, asks 1 of \"\"",
      "bottom": "requesting after loadMore, \"\" page 1, 2 articles, asks 2 of \"\"",
    ],
    "search failed": [
      "refresh": "requesting after refresh, \"rx\" page 0, 0 articles, asks 1 of \"rx\"",
      "bottom": "requesting after loadMore, \"rx\" page 0, 0 articles, asks 1 of \"rx\"",
    ],
    "at the bottom": [
      "refresh": "requesting after refresh, \"\" page 1, 2 articles, asks 1 of \"\""
    ],
    "nothing found": [
      "refresh": "requesting after refresh, \"rx\" page 1, 0 articles, asks 1 of \"rx\""
    ],
    "none left": [
      "refresh": "finished after refresh, \"\" page 2, 4 articles, no request is left, come back in 60 s",
      "refresh, new text":
        "finished after searchText, \"new\" page 0, 0 articles, no request is left, come back in 60 s",
      "new text": "finished after searchText, \"new\" page 0, 0 articles, no request is left, come back in 60 s",
      "bottom": "finished after loadMore, \"\" page 2, 4 articles, no request is left, come back in 60 s",
    ],
  ]

  @Test(arguments: transitions)
  func `every event in every phase leads to the expected list`(_ name: String, _ outcomes: [String: String]) throws {
    let list = try #require(Self.lists.first { $0.name == name }).list
    var expected = outcomes.merging(["refresh, new text": Self.begins, "new text": Self.begins]) { own, _ in own }
    for name in Self.events {
      // Only a request that is under way can be answered and fail.
      guard let event = Self.event(name, of: list) else { continue }
      let next = list.following(event, at: .seconds(30))
      // An event that is not in the table changes nothing.
      let outcome = expected.removeValue(forKey: name) ?? Self.summary(list)
      #expect(Self.summary(next) == outcome, "\(name)")
      #expect((next == list) == (outcome == Self.summary(list)), "\(name)")
    }
    #expect(expected.isEmpty)
  }

  @Test(
    arguments: [
      ("at the bottom", ""), ("nothing found", "No articles found."),
    ])
  func `a first page without articles has a message, a later one has none`(_ name: String, _ message: String) throws {
    let list = try #require(Self.lists.first { $0.name == name }).list
    #expect(list.message == message)
    #expect(!list.shouldLoadNext)
  }

  @Test func `a failure keeps text, contents and page, and is shown until the next attempt`() throws {
    let loaded = try #require(Self.lists.first { $0.name == "loading more" }).list
      .following(.answered(ArticleRequest("", page: 2), Self.pageOfTwo), at: .zero)
    for (event, page) in [(ArticleEvent.bottomReached, 3), (.refreshed(""), 1)] {
      let asked = loaded.following(event, at: .zero)
      let failed = asked.following(.failed(ArticleRequest("", page: page), .unreachable("timed out")), at: .zero)
      #expect(failed.message == "Failed: timed out")
      #expect(failed.query == "")
      #expect(failed.page == 2)
      #expect(failed.contents.count == 4)
      let again = failed.following(event, at: .zero)
      #expect(again.request == ArticleRequest("", page: page))
      #expect(again.message == "")
    }
  }

  @Test func `an article that comes again on the next page, or twice on one, is shown once`() throws {
    let loaded = try #require(Self.lists.first { $0.name == "loading more" }).list
    let page = ArticlePage([Article(id: "2", title: "B"), Article(id: "5", title: "E"), Article(id: "5", title: "E")])
    let next = loaded.following(.answered(ArticleRequest("", page: 2), page), at: .zero)
    #expect(next.contents.map(\.id) == ["1", "2", "5"])
  }

  @Test func `after the last request nothing more is asked until there are new ones`() throws {
    let none = try #require(Self.lists.first { $0.name == "none left" }).list
    #expect(none.allowance?.description == "0 of 60 requests left, more in 90 s")
    let refused = none.following(.refreshed(""), at: .milliseconds(89_001))
    #expect(refused.request == nil)
    #expect(refused.message == "Failed: no request is left, come back in 1 s")
    #expect(refused.contents.count == 4)
    #expect(refused.following(.refreshed(""), at: .seconds(90)).request == ArticleRequest("", page: 1))
  }

  @Test func `a refusal is obeyed for as long as the service says`() throws {
    let asked = try #require(Self.lists.first { $0.name == "loading more" }).list
    let allowance = Allowance(limit: 60, remaining: 0, resetsAfter: .seconds(40))
    let refused = asked.following(
      .failed(ArticleRequest("", page: 2), .tooManyRequests(allowance, for: .seconds(40))), at: .seconds(10))
    #expect(refused.message == "Failed: too many requests, come back in 40 s")
    #expect(refused.allowance == allowance)
    #expect(refused.following(.bottomReached, at: .seconds(49)).request == nil)
    #expect(refused.following(.bottomReached, at: .seconds(50)).request == ArticleRequest("", page: 2))
    // Some services report their allowance, others only how long they refuse.
    let paused = asked.following(
      .failed(ArticleRequest("", page: 2), .tooManyRequests(nil, for: .seconds(60))), at: .seconds(10))
    let early = paused.following(.refreshed(""), at: .seconds(69))
    #expect(early.message == "Failed: no request is left, come back in 1 s")
    #expect(paused.following(.refreshed(""), at: .seconds(70)).request == ArticleRequest("", page: 1))
    let unsaid = asked.following(.failed(ArticleRequest("", page: 2), .tooManyRequests(nil, for: nil)), at: .zero)
    #expect(unsaid.message == "Failed: too many requests")
    #expect(unsaid.following(.bottomReached, at: .zero).request == ArticleRequest("", page: 2))
    #expect(Allowance(limit: 60, remaining: 12).description == "12 of 60 requests left")
    #expect(Allowance(limit: 60, remaining: 0).description == "0 of 60 requests left")
  }
}

extension ArticlePage {
  init(_ articles: [Article], limit: Int, remaining: Int, resetsAfter: Duration) {
    self.init(articles, allowance: Allowance(limit: limit, remaining: remaining, resetsAfter: resetsAfter))
  }
}
