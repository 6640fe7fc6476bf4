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

  @Test("a picture has come if there is a body, with status 200")
  func picture() {
    let body = Data([0x89])
    #expect(HTTPAnswer(Response(status: 200), body: body).isPicture)
    #expect(!HTTPAnswer(Response(status: 200)).isPicture)
    #expect(!HTTPAnswer(Response(status: 404), body: body).isPicture)
  }

  private func allowance(_ left: Int, _ seconds: Int) -> Allowance {
    Allowance(limit: 60, remaining: left, resetsAfter: .seconds(seconds))
  }
}
