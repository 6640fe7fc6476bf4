import Foundation
import Models
import World

/// Where articles come from: Qiita's v2 API, or what speaks like it.
nonisolated struct ArticleService: Sendable {
  /// The one that the chapter brings along: nothing leaves the program.
  static let embedded = ArticleService(at: EmbeddedArticles.base)

  /// The real one. It lets anybody ask 60 times an hour.
  static let qiita = ArticleService(at: "https://qiita.com")

  private let base: URLComponents?

  /// A service at `address`, without a path.
  init(at address: String) {
    base = URLComponents(string: address)
  }

  /// Asks for an `ArticlePage`.
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
    // What is no address is refused by the network, in its own words.
    return Request(address?.url ?? URL(filePath: "/"), timeLimit: .seconds(10))
  }

  /// Returns the request for the picture of an author.
  func picture(at url: URL) -> Request {
    Request(url, timeLimit: .seconds(10), sizeLimit: 4 << 20)
  }
}
