import Foundation

/// An article in the words of Qiita's JSON, with some fields that this chapter does not read.
nonisolated struct BundledArticle: Encodable {
  struct User: Encodable {
    let id: String
    let profile_image_url: String
  }

  struct Tag: Encodable {
    let name: String
    let versions: [String]
  }

  let id: String
  let title: String
  let body: String
  let likes_count: Int
  let reactions_count: Int
  let comments_count: Int
  let created_at: String
  let updated_at: String
  let tags: [Tag]
  let url: String
  let user: User?

  /// Article `number`, one a day before the one before it.
  private init(_ number: Int, _ title: String, _ tag: String, user: User?, at base: String) {
    id = "a\(1000 + number)"
    self.title = title
    body = "All about it, step by step."
    likes_count = number * 7 % 23
    reactions_count = number % 5
    comments_count = number % 3
    let written = Date(timeIntervalSince1970: 1_774_915_200 - Double(number) * 86_400)
    created_at = written.formatted(.iso8601)
    updated_at = (number % 3 == 0 ? written.addingTimeInterval(86_400) : written).formatted(.iso8601)
    tags = [Tag(name: tag, versions: [])]
    url = "\(base)/\(user?.id ?? "somebody")/items/\(id)"
    self.user = user
  }

  /// Returns true if a search for `text` finds the article.
  func isFound(by text: String) -> Bool {
    text.isEmpty || title.lowercased().contains(text.lowercased()) || tags.contains { $0.name == text.lowercased() }
  }
}

nonisolated extension BundledArticle {
  /// All 64, of a service whose address is `base`.
  static func all(at base: String) -> [BundledArticle] {
    base == embedded.base ? embedded.articles : make(at: base)
  }

  // Made once: a check asks for them thousands of times.
  private static let embedded = (base: EmbeddedArticles.base, articles: make(at: EmbeddedArticles.base))

  private static let subjects = [
    ("Closures", "swift"), ("Delegates", "swift"), ("Observers", "swift"), ("Actors", "swift"), ("Streams", "rx"),
    ("Relays", "rx"), ("Drivers", "rx"), ("Signals", "rx"), ("Tables", "uikit"), ("Cells", "uikit"),
    ("Fields", "uikit"), ("Alerts", "uikit"), ("Requests", "http"), ("Pages", "http"), ("Headers", "http"),
    ("Sockets", "http"),
  ]

  private static let writers = ["aki", "botan", "chika", "daigo", "emi"]

  private static func make(at base: String) -> [BundledArticle] {
    [" anew", " in use", " tested", " timed"].enumerated().flatMap { form, suffix in
      subjects.enumerated().map { index, subject in
        let number = form * subjects.count + index
        return BundledArticle(number, subject.0 + suffix, subject.1, user: user(of: number, base), at: base)
      }
    }
  }

  /// Some articles have no writer any more, and one writer has no picture.
  private static func user(of number: Int, _ base: String) -> User? {
    switch number % 9 {
    case 7: return nil
    case 8: return .init(id: "fumi", profile_image_url: "")
    default:
      let name = writers[number % writers.count]
      return .init(id: name, profile_image_url: "\(base)/pictures/\(name)")
    }
  }
}
