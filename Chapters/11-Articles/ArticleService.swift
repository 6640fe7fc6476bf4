import Foundation
import Models
import World

/// A service that has articles: Qiita's v2 API, or one like it.
nonisolated struct ArticleService: Sendable {
  /// The embedded service: no request leaves the program.
  static let embedded = ArticleService(at: EmbeddedArticles.base)

  /// The real service. It allows 60 requests an hour without signing in.
  static let qiita = ArticleService(at: "https://qiita.com")

  private let base: URLComponents?

  /// A service at `address`, without a path.
  init(at address: String) {
    base = URLComponents(string: address)
  }

  /// Returns the request for an `ArticlePage`.
  func page(_ request: ArticleRequest) -> Request {
    var address = base
    address?.path = "/api/v2/items"
    address?.queryItems = [
      URLQueryItem(name: "page", value: "\(request.page)"),
      URLQueryItem(name: "per_page", value: "\(ArticleRequest.pageSize)"),
    ]
    if !request.query.isEmpty { address?.queryItems?.append(URLQueryItem(name: "query", value: request.query)) }
    // A plus sign is a space to those who read forms, and URLComponents leaves it as it is: C++ would not be found.
    let query = address?.percentEncodedQuery?.replacing("+", with: "%2B")
    address?.percentEncodedQuery = query
    // The network refuses a URL that is no address, in its own words.
    return Request(address?.url ?? URL(filePath: "/"), timeLimit: .seconds(10))
  }

  /// Returns the request for the picture of an author.
  func picture(at url: URL) -> Request {
    Request(url, timeLimit: .seconds(10), sizeLimit: 4 << 20)
  }
}
