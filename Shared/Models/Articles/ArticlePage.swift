import Foundation

/// The answer to an `ArticleRequest`.
public struct ArticlePage: Hashable, Sendable {
  /// The articles of the page; none behind the last one.
  public var articles: [Article]

  /// The requests that the service still allows, if it says so.
  public var allowance: Allowance?

  /// A page.
  public init(_ articles: [Article], allowance: Allowance? = nil) {
    self.articles = articles
    self.allowance = allowance
  }

  /// Reads the body of an answer.
  ///
  /// - Throws: `ArticleTrouble.unreadable`, which says what is wrong and where.
  public init(body: Data, allowance: Allowance? = nil) throws(ArticleTrouble) {
    do {
      self.init(try JSONDecoder().decode([Article].self, from: body), allowance: allowance)
    } catch {
      throw .unreadable((error as? DecodingError)?.reason ?? "it is no JSON")
    }
  }
}
