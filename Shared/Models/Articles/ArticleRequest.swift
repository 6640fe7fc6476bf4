/// One page of what a search finds.
public struct ArticleRequest: Hashable, Sendable {
  /// How many articles a page has.
  public static let pageSize = 20

  /// What is looked for; empty for all articles.
  public var query: String

  /// Which page, from 1.
  public var page: Int

  /// Page `page` of what `query` finds.
  public init(_ query: String, page: Int) {
    self.query = query
    self.page = page
  }
}
