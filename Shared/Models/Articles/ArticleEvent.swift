/// An event for a list of articles.
public enum ArticleEvent: Hashable, Sendable {
  /// The user refreshes the list while the search field contains this text.
  case refreshed(String)
  /// The user has paused in typing or cancelled the search: from now on the list searches for this text.
  case searched(String)
  /// The user has reached the end of the list.
  case bottomReached
  /// The requested page has arrived.
  case answered(ArticleRequest, ArticlePage)
  /// The request has failed.
  case failed(ArticleRequest, ArticleTrouble)
}
