/// What a server answers to each path.
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
  private var posts: [String: Answer] = [:]

  /// No path at all: everything is answered with 404.
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

  /// Answers what is posted to `path`, which stands for itself alone.
  public mutating func addPost(_ path: String, _ answer: @escaping Answer) {
    posts[path] = answer
  }

  /// The answer to `request`: 404 if there is no route, 405 if there is one for another method.
  public func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    let page = exact[request.path] ?? below.first { request.path.hasPrefix($0.prefix) }?.answer
    let post = posts[request.path]
    if let answer = request.method == "POST" ? post : page { return answer(request) }
    if page != nil { return .notAllowed(but: "GET, HEAD") }
    if post != nil { return .notAllowed(but: "POST") }
    return .html("<!doctype html>\n<title>Not found</title>\n<p>There is nothing here.\n", status: 404)
  }
}

nonisolated extension Routes {
  /// Sends the client on for ever: each answer leads to a new address below `path`, which none has asked before.
  public mutating func addEndlessRedirect(_ path: String) {
    add(path) { _ in .redirect(to: "\(path)/1") }
    add("\(path)/*") { request in
      let number = request.path.split(separator: "/").last.flatMap { Int($0) } ?? 0
      return .redirect(to: "\(path)/\(number &+ 1)")
    }
  }
}
