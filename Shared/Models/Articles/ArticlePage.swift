import Foundation

/// What comes for an `ArticleRequest`.
public struct ArticlePage: Hashable, Sendable {
  /// The articles of the page; none behind the last one.
  public var articles: [Article]

  /// How often one may still ask, if the service says so.
  public var limit: RateLimit?

  /// A page.
  public init(_ articles: [Article], limit: RateLimit? = nil) {
    self.articles = articles
    self.limit = limit
  }

  /// Reads the body of an answer.
  ///
  /// - Throws: `ArticleTrouble.unreadable`, which says what is wrong and where.
  public init(body: Data, limit: RateLimit? = nil) throws(ArticleTrouble) {
    do {
      self.init(try JSONDecoder().decode([Article].self, from: body), limit: limit)
    } catch {
      throw .unreadable((error as? DecodingError)?.reason ?? "it is no JSON")
    }
  }
}
