import Foundation
import Models
import Services
import Testing
import World

@testable import Articles

@Suite("11 Articles: what is asked, and what the service that comes along has to say")
struct ArticleServiceTests {
  @Test(
    "what is looked for is asked for as it was typed",
    arguments: [
      ("", ""), ("rx", "&query=rx"), ("C++", "&query=C%2B%2B"), ("R&B", "&query=R%26B"), ("a b", "&query=a%20b"),
      ("50%", "&query=50%25"), ("x=1#y?", "&query=x%3D1%23y?"), ("é あ", "&query=%C3%A9%20%E3%81%82"),
    ])
  func query(_ text: String, _ query: String) {
    let request = ArticleService.qiita.page(ArticleRequest(text, page: 3))
    #expect(request.description == "GET https://qiita.com/api/v2/items?page=3&per_page=20\(query)")
    #expect(request.timeLimit == .seconds(10))
  }

  @Test("an address that is none is refused by the network, in its own words")
  func noAddress() async throws {
    let world = LiveWorld()
    var text = ""
    let task = HTTPClient(world).task(with: ArticleService(at: "http://[").page(ArticleRequest("", page: 1))) {
      outcome in
      if case .failure(let trouble) = outcome.page { text = "\(trouble)" }
    }
    task.resume()
    try await world.runUntilIdle(atMost: .seconds(300))
    #expect(text == "bad address")
  }

  @Test("64 articles come in pages of 20, each with an identity of its own, and then none")
  func pages() throws {
    let pages = try (1...6).map { page in try articles(["page": "\(page)", "per_page": "20"]) }
    #expect(pages.map(\.count) == [20, 20, 20, 4, 0, 0])
    #expect(Set(pages.joined().map(\.id)).count == 64)
    #expect(Set(pages.joined().map(\.title)).count == 64)
    #expect(pages.joined().contains { $0.user == nil })
    #expect(pages.joined().contains { $0.user?.login == "fumi" && $0.picture == nil })
  }

  @Test(
    "titles are found by a part of them, in upper and lower case, and by a tag",
    arguments: [("tested", 16), ("TESTED", 16), ("streams", 4), ("rx", 16), ("zzz", 0), ("", 64)])
  func search(_ query: String, _ count: Int) throws {
    #expect(try articles(["query": query, "per_page": "100"]).count == count)
  }

  @Test("what makes no sense is refused as Qiita refuses it")
  func bad() {
    for query in [["page": "0"], ["page": "101"], ["page": "x"], ["per_page": "0"], ["per_page": "101"]] {
      #expect(EmbeddedArticles.answer(to: "/api/v2/items", query, at: "http://a").status == 400)
    }
    #expect(EmbeddedArticles.answer(to: "/api/v2/users", [:], at: "http://a").status == 404)
    #expect(EmbeddedArticles.answer(to: "/api/v2/items", ["query": "status:503"], at: "http://a").status == 503)
  }

  @Test("a head that tells how often one may still ask is read, whatever the status")
  func allowance() throws {
    let left = Response(status: 200, headers: Articles.allowance(left: 7, seconds: 90))
    #expect(try HTTPAnswer(left, body: Data("[]".utf8)).page() == ArticlePage([], allowance: allowance(7, 90)))
    for status in [403, 429] {
      let none = Response(status: status, headers: Articles.allowance(left: 0, seconds: 90))
      #expect(throws: ArticleTrouble.tooManyRequests(allowance(0, 90), for: .seconds(90))) {
        try HTTPAnswer(none).page()
      }
      let later = Response(status: status, headers: ["Retry-After": "60"])
      #expect(throws: ArticleTrouble.tooManyRequests(nil, for: .seconds(60))) { try HTTPAnswer(later).page() }
    }
    #expect(throws: ArticleTrouble.tooManyRequests(nil, for: nil)) { try HTTPAnswer(Response(status: 429)).page() }
    #expect(throws: ArticleTrouble.status(403)) { try HTTPAnswer(Response(status: 403)).page() }
    #expect(throws: ArticleTrouble.status(204)) { try HTTPAnswer(Response(status: 204)).page() }
  }

  private func allowance(_ left: Int, _ seconds: Int) -> Allowance {
    Allowance(limit: 60, remaining: left, resetsAfter: .seconds(seconds))
  }

  private func articles(_ query: [String: String]) throws -> [Article] {
    let (status, body) = EmbeddedArticles.answer(to: "/api/v2/items", query, at: "http://a.example")
    #expect(status == 200)
    return try ArticlePage(body: body).articles
  }
}
