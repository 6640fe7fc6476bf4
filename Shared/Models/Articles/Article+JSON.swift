import Foundation

/// Reading Qiita's v2 JSON. Without an identity and a title there is no article; whatever else is missing, null or of
/// another type counts as not known, for it must not cost a reader the list.
extension Article: Decodable {
  private enum Key: String, CodingKey {
    case id, title, tags, url, user
    case likes = "likes_count"
    case reactions = "reactions_count"
    case comments = "comments_count"
    case created = "created_at"
    case updated = "updated_at"
  }

  /// Reads one element of the answer to `GET /api/v2/items`.
  ///
  /// - Throws: `DecodingError` if `id` or `title` is no text, or `id` an empty one.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let id = try fields.decode(String.self, forKey: .id)
    guard !id.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: fields, debugDescription: "it is empty")
    }
    self.init(
      id: id, title: try fields.decode(String.self, forKey: .title), likes: fields.count(.likes),
      reactions: fields.count(.reactions), comments: fields.count(.comments), created: fields.date(.created),
      updated: fields.date(.updated), tags: fields.known([Tag].self, .tags)?.compactMap(\.name) ?? [],
      url: fields.address(.url), user: fields.known(ArticleUser.self, .user))
  }
}

extension ArticleUser: Decodable {
  private enum Key: String, CodingKey {
    case login = "id"
    case picture = "profile_image_url"
  }

  /// Reads the `user` of an article.
  ///
  /// - Throws: `DecodingError` if it is no object.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let login = fields.known(String.self, .login)
    self.init(login: login?.isEmpty ?? true ? nil : login, picture: fields.address(.picture))
  }
}

/// A tag, which also has versions; one that makes no sense has no name.
private struct Tag: Decodable {
  let name: String?

  private enum Key: CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let fields = try? decoder.container(keyedBy: Key.self)
    let name = fields?.known(String.self, .name)
    self.name = name?.isEmpty ?? true ? nil : name
  }
}

extension KeyedDecodingContainer {
  /// The value of a field, or nil where it is missing, null or something else.
  fileprivate func known<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }

  /// A count; negative values become 0.
  fileprivate func count(_ key: Key) -> Int { max(0, known(Int.self, key) ?? 0) }

  /// A date as in RFC 3339: `2026-04-01T09:00:00+09:00`.
  fileprivate func date(_ key: Key) -> Date? {
    known(String.self, key).flatMap { try? Date($0, strategy: .iso8601) }
  }

  /// An address on the web.
  fileprivate func address(_ key: Key) -> URL? {
    guard let url = known(String.self, key).flatMap({ URL(string: $0) }), url.host() != nil,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    return url
  }
}
