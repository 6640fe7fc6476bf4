import Foundation
import LoopbackServer
import Models
import Services
import World

/// The embedded pages of results. A script answers with them, and so does a server over a connection.
nonisolated enum BundledResults {
  /// The beginning of all results' addresses.
  static let thumbnails = "https://tn.test/"

  /// The titles of all results.
  static let titles = Set((1...80).map { "cat-\($0)" }).union([
    "r-1", "rnb-1", "rnb-2", "rnb-3", "cpp-1", "cpp-2", "twice", "once", "none", "?a=1&b=2", "relative", "later",
    "torn-1", "torn-2",
  ])

  /// The time that a script takes to answer with a page.
  static let delay: Duration = .seconds(1)

  /// The reply to a request that no event answers first.
  static func reply(to request: Request) -> Reply {
    let fields = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let query = Dictionary(fields.map { ($0.name, $0.value ?? "") }) { $1 }
    let (status, page) = answer(to: query, userAgent: request.headers["User-Agent"])
    return .answer(status: status, headers: ["Content-Type": type], body: Data(page.utf8), after: delay)
  }

  /// The same pages over a real connection, after a while that a person can see; `nil` if the system gives no socket.
  static let server = try? LoopbackServer { response(to: $0).after(Gate(opensAfter: $0.latency)) }

  /// The response of the server.
  static func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    let (status, page) = answer(to: request.query, userAgent: request.headers["User-Agent"])
    return .data(Data(page.utf8), type: type, status: status)
  }

  /// Returns status and page for the fields of an address. A keyword from 400 to 599 is answered with that status.
  ///
  /// A request without a mail address in its `User-Agent` is answered with 403: that is the rule of this engine.
  static func answer(to query: [String: String], userAgent: String?) -> (status: Int, page: String) {
    let text = query["q"] ?? ""
    let asked = Int(text).flatMap { (400...599).contains($0) ? $0 : nil }
    if let status = userAgent?.contains("@") == true ? asked : 403 {
      return (status, "<!doctype html><title>\(status)</title><p>\(status)")
    }
    return (200, head + results(text.lowercased(), query["num"].flatMap { Int($0) } ?? 10) + foot)
  }

  /// A page that breaks off in the middle of its third image, with tags that are never closed.
  static let broken =
    "<html><p><div><img src=\(thumbnails)torn-1 <img src=x><b><img src='//tn.test/torn-2'>><img src=\"//tn.test/3"

  private static let type = "text/html; charset=utf-8"

  private static func results(_ text: String, _ count: Int) -> String {
    switch text {
    case "cats": (1...80).prefix(count).map { row("//tn.test/cats/cat-\($0)") }.joined()
    case "r": row("//tn.test/r/r-1")
    case "r&b": (1...3).map { row("//tn.test/rnb/rnb-\($0)") }.joined()
    case "c++": row("//tn.test/cpp/cpp-1") + row("//tn.test/cpp/cpp-2")
    case "kinds of quotes": kinds
    default: "<p>Nothing was found.\n"
    }
  }

  private static func row(_ address: String) -> String {
    "<tr><td><a href=\"/page\"><img alt=\"\" src=\"https:\(address)\"></a>\n"
  }

  /// An image in each of the ways in which pages write one.
  private static let kinds = """
    <img src="https://tn.test/twice"><IMG SRC='https://tn.test/once'><img src=https://tn.test/none>
    <img src="https&#58;//tn.test/?a=1&amp;b=2"><img src="//tn.test/relative">
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="https://tn.test/later">
    <img src="https://ads.test/1"><!-- <img src="https://tn.test/comment"> -->

    """

  private static let head = """
    <!doctype html>
    <html lang=en>
    <head><meta charset=utf-8><base href="https://search.test/"><title>Images</title>
    <script>var a = "<img src='https://tn.test/script'>"</script></head>
    <body><img src="/logo.png" alt="Search">
    <table>

    """

  private static let foot = """
    </table>
    <p>More
    """
}

nonisolated extension SearchEngine {
  /// The chapter's own engine over a real connection, as long as the program runs.
  static let local = SearchEngine(
    BundledResults.server.map { $0.url("/images").absoluteString } ?? "https://search.test/images",
    thumbnails: BundledResults.thumbnails)
}
