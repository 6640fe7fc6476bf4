import Foundation
import LoopbackServer
import Models
import Services
import World

/// The service that the chapter brings along: 64 articles in pages, and the time that each answer takes.
nonisolated enum EmbeddedArticles {
  /// The name of its host.
  static let host = "articles.example"

  /// Its address.
  static let base = "https://\(host)"

  /// Returns the reply to a request that no event answers first.
  static func reply(to request: Request) -> Reply {
    lock.withLock {
      if let known = replies[request.url] { return known }
      let reply = makeReply(to: request)
      replies[request.url] = reply
      return reply
    }
  }

  // A check asks for the same few pages thousands of times. The dictionary is used within the lock only.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var replies: [URL: Reply] = [:]

  private static func makeReply(to request: Request) -> Reply {
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    let (status, body) = answer(to: request.url.path, query, at: base)
    return .answer(status: status, body: body, after: delay(of: request.url.path, searchText(of: query)))
  }

  /// The same service over a real connection, after a while that a person can see; `nil` if the system gives no socket.
  static let server = try? LoopbackServer { request in
    let text = searchText(of: request.query)
    // A search that takes longer in a script does so here: its answer is overtaken.
    let latency = isSlow(text) ? delay(of: request.path, text) : request.latency
    return response(to: request).after(Gate(opensAfter: latency))
  }

  /// Returns the response of the server.
  static func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    let base = "http://\(request.headers["Host"] ?? host)"
    let (status, body) = answer(to: request.path, request.query, at: base)
    let type = request.path.hasPrefix("/pictures/") && status == 200 ? "image/png" : "application/json"
    return .data(body, type: type, status: status)
  }

  /// Returns status and body, as Qiita's v2 API has them. A search for `status:503` is answered with that status.
  static func answer(to path: String, _ query: [String: String], at base: String) -> (status: Int, body: Data) {
    if path.hasPrefix("/pictures/") { return (200, picture) }
    guard path == "/api/v2/items" else { return (404, Data(#"{"message":"Not found","type":"not_found"}"#.utf8)) }
    let text = searchText(of: query)
    if let status = text.wholeMatch(of: /status:([45][0-9][0-9])/).flatMap({ Int($0.1) }) { return (status, Data()) }
    guard let page = Int(query["page"] ?? "1"), let size = Int(query["per_page"] ?? "20"), (1...100).contains(page),
      (1...100).contains(size)
    else { return (400, Data(#"{"message":"Bad request","type":"bad_request"}"#.utf8)) }
    let found = BundledArticle.all(at: base).filter { $0.isFound(by: text) }
    let articles = found.dropFirst((page - 1) * size).prefix(size).map(\.json)
    return (200, Data("[\(articles.joined(separator: ","))]".utf8))
  }

  /// Returns the time that an answer takes: longer for a search for one or two letters, so that later ones overtake it.
  static func delay(of path: String, _ text: String) -> Duration {
    if path.hasPrefix("/pictures/") { return .milliseconds(300) }
    return isSlow(text) ? .seconds(2) : .milliseconds(500)
  }

  /// Returns the text that a request searches for; empty if it asks for all articles.
  private static func searchText(of query: [String: String]) -> String { query["query"] ?? "" }

  private static func isSlow(_ text: String) -> Bool { (1...2).contains(text.count) }

  /// The head of a PNG, up to its size: 48 × 48.
  private static let picture = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 48, 0, 0, 0, 48])
}

nonisolated extension ArticleService {
  /// The chapter's own service over a real connection, as long as the program runs.
  static let local =
    EmbeddedArticles.server.map { ArticleService(at: "http://127.0.0.1:\($0.port)") } ?? .embedded
}
