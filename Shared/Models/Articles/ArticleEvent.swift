/// An event for a list of articles.
public enum ArticleEvent: Hashable, Sendable {
  /// A person wants to see what is new; this text stands in the search field.
  case refreshed(String)
  /// A person has stopped typing, or has called the search off: this is looked for from now on.
  case searched(String)
  /// A person has come to the end of the list.
  case bottomReached
  /// The page that was asked for is there.
  case answered(ArticleRequest, ArticlePage)
  /// It will not come.
  case failed(ArticleRequest, ArticleTrouble)
}
