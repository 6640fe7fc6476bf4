/// The answers of a server, by path.
///
///     let routes: Routes = [
///       "/": .html("<title>Start</title>"),
///       "/old": .redirect(to: "/"),
///     ]
nonisolated public struct Routes: Sendable, ExpressibleByDictionaryLiteral {
  /// Makes the answer to a request, on the server's queue.
  public typealias Answer = @Sendable (LoopbackServer.Request) -> LoopbackServer.Response

  private var exact: [String: Answer] = [:]
  private var below: [(prefix: String, answer: Answer)] = []

  /// No routes: everything is answered with 404.
  public init() {}

  /// The same answer each time; of two equal paths the later one counts.
  public init(dictionaryLiteral answers: (String, LoopbackServer.Response)...) {
    for (path, response) in answers { add(path) { _ in response } }
  }

  /// Answers `path`; one that ends with `*` stands for all that begin like it and have no route of their own, the longest
  /// such beginning first. The query belongs to no path.
  public mutating func add(_ path: String, _ answer: @escaping Answer) {
    guard path.hasSuffix("*") else { return exact[path] = answer }
    let prefix = String(path.dropLast())
    below.removeAll { $0.prefix == prefix }
    below.append((prefix, answer))
    below.sort { $0.prefix.utf8.count > $1.prefix.utf8.count }
  }

  /// Returns the answer to `request`: 404 if there is no route, 405 if a body is posted to one.
  public func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    guard let answer = exact[request.path] ?? below.first(where: { request.path.hasPrefix($0.prefix) })?.answer else {
      return .html("<!doctype html>\n<title>Not found</title>\n<p>There is nothing here.\n", status: 404)
    }
    return request.method == "POST" ? .notAllowed(but: "GET, HEAD") : answer(request)
  }
}
