/// One page of what a search finds.
public struct ArticleRequest: Hashable, Sendable {
  /// The number of articles of a page.
  public static let pageSize = 20

  /// The search text; empty for all articles.
  public var query: String

  /// Which page, from 1.
  public var page: Int

  /// Page `page` of what `query` finds.
  public init(_ query: String, page: Int) {
    self.query = query
    self.page = page
  }
}
