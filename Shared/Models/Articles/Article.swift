import Foundation

/// An article of Qiita, as far as a list and a page of it need to know.
public struct Article: Identifiable, Hashable, Sendable {
  /// The identity, which is unique among articles.
  public var id: String

  /// The title.
  public var title: String

  /// The number of likes.
  public var likes: Int

  /// The number of reactions with a sign.
  public var reactions: Int

  /// The number of comments.
  public var comments: Int

  /// The date of writing, if it is known.
  public var created: Date?

  /// The date of the last change, if it is known.
  public var updated: Date?

  /// The topics.
  public var tags: [String]

  /// The address of the article.
  public var url: URL?

  /// The writer, if known.
  public var user: ArticleUser?

  /// Creates an article, by default without reactions.
  public init(
    id: String, title: String, likes: Int = 0, reactions: Int = 0, comments: Int = 0, created: Date? = nil,
    updated: Date? = nil, tags: [String] = [], url: URL? = nil, user: ArticleUser? = nil
  ) {
    self.id = id
    self.title = title
    self.likes = likes
    self.reactions = reactions
    self.comments = comments
    self.created = created
    self.updated = updated
    self.tags = tags
    self.url = url
    self.user = user
  }

  /// The address of the writer's picture.
  public var picture: URL? { user?.picture }
}

/// A writer of articles.
public struct ArticleUser: Hashable, Sendable {
  /// The name to log in with, if it is known.
  public var login: String?

  /// The address of the picture, if there is one.
  public var picture: URL?

  /// Creates a user from the values that are known.
  public init(login: String? = nil, picture: URL? = nil) {
    self.login = login
    self.picture = picture
  }
}

extension Article {
  /// All there is to read about it, line by line.
  public var details: String {
    [
      title,
      "by \(user?.login ?? "somebody")",
      "\(Self.counted(likes, "like")), \(Self.counted(reactions, "reaction")), \(Self.counted(comments, "comment"))",
      created.map { "written \(Self.day($0))" },
      updated == created ? nil : updated.map { "changed \(Self.day($0))" },
      tags.isEmpty ? nil : tags.joined(separator: ", "),
      url?.absoluteString,
    ].compactMap { $0 }.joined(separator: "\n")
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func day(_ date: Date) -> String {
    date.formatted(.iso8601.year().month().day())
  }
}
