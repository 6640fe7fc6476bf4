import Foundation
import Models
import World

/// The service that the chapter brings along: 64 articles, in pages, and how long it takes.
nonisolated enum EmbeddedArticles {
  /// The name of its host.
  static let host = "articles.example"

  /// What a request gets that nobody meddles with.
  static func reply(to request: Request) -> Reply {
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    let (status, body) = answer(to: request.url.path, query, at: "https://\(host)")
    return .answer(status: status, body: body, after: delay(of: request.url.path, query["query"] ?? ""))
  }

  /// Status and body, as Qiita's v2 API has them. A search for `status:503` is answered with that status.
  static func answer(to path: String, _ query: [String: String], at base: String) -> (status: Int, body: Data) {
    if path.hasPrefix("/pictures/") { return (200, picture) }
    guard path == "/api/v2/items" else { return (404, Data(#"{"message":"Not found","type":"not_found"}"#.utf8)) }
    let text = query["query"] ?? ""
    if let status = text.wholeMatch(of: /status:([45][0-9][0-9])/).flatMap({ Int($0.1) }) { return (status, Data()) }
    guard let page = Int(query["page"] ?? "1"), let size = Int(query["per_page"] ?? "20"), (1...100).contains(page),
      (1...100).contains(size)
    else { return (400, Data(#"{"message":"Bad request","type":"bad_request"}"#.utf8)) }
    let all = base == own.base ? own.articles : articles(at: base)
    let found = all.filter { $0.isFound(by: text) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (200, (try? encoder.encode(Array(found.dropFirst((page - 1) * size).prefix(size)))) ?? Data("[]".utf8))
  }

  /// How long it takes: what is found by one or two letters takes longer, so that its answer comes after later ones.
  static func delay(of path: String, _ text: String) -> Duration {
    if path.hasPrefix("/pictures/") { return .milliseconds(300) }
    return (1...2).contains(text.count) ? .seconds(2) : .milliseconds(500)
  }

  /// A PNG as far as its size: 48 × 48.
  private static let picture = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 48, 0, 0, 0, 48])

  private static let subjects = [
    ("Closures", "swift"), ("Delegates", "swift"), ("Observers", "swift"), ("Actors", "swift"), ("Streams", "rx"),
    ("Relays", "rx"), ("Drivers", "rx"), ("Signals", "rx"), ("Tables", "uikit"), ("Cells", "uikit"),
    ("Fields", "uikit"), ("Alerts", "uikit"), ("Requests", "http"), ("Pages", "http"), ("Headers", "http"),
    ("Sockets", "http"),
  ]

  // Made once: a check asks for them thousands of times.
  private static let own = (base: "https://\(host)", articles: articles(at: "https://\(host)"))

  private static let writers = ["aki", "botan", "chika", "daigo", "emi"]

  private static func articles(at base: String) -> [BundledArticle] {
    [" anew", " in use", " tested", " timed"].enumerated().flatMap { form, suffix in
      subjects.enumerated().map { index, subject in
        let number = form * subjects.count + index
        return BundledArticle(number, subject.0 + suffix, subject.1, user: user(of: number, base), at: base)
      }
    }
  }

  /// Some articles have no writer any more, and one writer has no picture.
  private static func user(of number: Int, _ base: String) -> BundledArticle.User? {
    switch number % 9 {
    case 7: return nil
    case 8: return .init(id: "fumi", profile_image_url: "")
    default:
      let name = writers[number % writers.count]
      return .init(id: name, profile_image_url: "\(base)/pictures/\(name)")
    }
  }
}

/// An article in the words of Qiita's JSON, with some of the fields that nobody here reads.
nonisolated private struct BundledArticle: Encodable {
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
  init(_ number: Int, _ title: String, _ tag: String, user: User?, at base: String) {
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

  func isFound(by text: String) -> Bool {
    text.isEmpty || title.lowercased().contains(text.lowercased()) || tags.contains { $0.name == text.lowercased() }
  }
}
