/// The posts of the people that the user follows, the newest first.
public struct Feed: ServiceValue, Decodable {
  /// The step that requests it.
  public static let step = LoadingStep.feed

  /// One post.
  public struct Post: Hashable, Sendable, Decodable {
    /// Its title.
    public let title: String

    /// A post.
    public init(title: String) {
      self.title = title
    }
  }

  /// The posts; there may be none.
  public let posts: [Post]

  /// These posts.
  public init(_ posts: [Post]) {
    self.posts = posts
  }
}
