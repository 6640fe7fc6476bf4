/// What the people whom one follows have posted, the newest first.
public struct Feed: ServiceValue, Decodable {
  /// What is under way while it is asked for.
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
