import Foundation

/// An article of Qiita, as far as a list and a page of it need to know.
public struct Article: Identifiable, Hashable, Sendable {
  /// What no other article has.
  public var id: String

  /// What it is called.
  public var title: String

  /// How many people like it.
  public var likes: Int

  /// How many have reacted to it with a sign.
  public var reactions: Int

  /// How many comments it has.
  public var comments: Int

  /// When it was written, if that is known.
  public var created: Date?

  /// When it was last changed, if that is known.
  public var updated: Date?

  /// What it is about.
  public var tags: [String]

  /// Where it can be read.
  public var url: URL?

  /// Who wrote it, if that is known.
  public var user: ArticleUser?

  /// An article that nobody has reacted to yet.
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

  /// Where the picture of its writer is.
  public var picture: URL? { user?.picture }
}

/// Somebody who writes articles.
public struct ArticleUser: Hashable, Sendable {
  /// The name to log in with, if it is known.
  public var login: String?

  /// Where a picture is, if there is one.
  public var picture: URL?

  /// Somebody, known as far as given.
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
