import Foundation
import World

extension LoopbackServer {
  /// Lets the browser of one person ask a server, and nobody else.
  ///
  /// The address that is printed has a random token. Its page gets the token as a cookie, and every further request has to
  /// bring it: other programs and pages of this machine do not know it. `Host` and `Origin` must be the server's own, so
  /// that no other site can send requests in the name of this one.
  nonisolated public struct Access: Sendable {
    private let name: String
    private let token: String

    /// Access with a token; a random one unless it is given.
    ///
    /// - Parameter name: the beginning of the cookie's name. The port is the rest, because cookies ignore ports.
    public init(_ name: String, token: String? = nil) {
      self.name = name
      self.token =
        token ?? (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
    }

    /// The address that lets a browser in.
    public func address(at port: UInt16) -> String { "http://127.0.0.1:\(port)/?token=\(token)" }

    /// Returns what `respond` answers to a browser that has been let in, and a refusal to everybody else.
    public func response(to request: Request, _ respond: () -> Response) -> Response {
      let host = request.headers["Host"] ?? ""
      guard let port = host.wholeMatch(of: /(?:127\.0\.0\.1|localhost):(\d{1,5})/)?.1 else {
        return .text("this server is asked by another name than its own\n", status: 403)
      }
      let cookie = "\(name)-\(port)=\(token)"
      if request.path == "/", request.query["token"] == token {
        var response = Response.redirect(to: "/", status: 303)
        response.headers["Set-Cookie"] = "\(cookie); Path=/; HttpOnly; SameSite=Strict"
        return response.guarded
      }
      let cookies = (request.headers["Cookie"] ?? "").split(separator: ";").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cookies.contains(cookie) else {
        return .text("open the address that the program printed\n", status: 403)
      }
      if let origin = request.headers["Origin"], origin != "http://\(host)" {
        return .text("another site asks\n", status: 403)
      }
      return respond().guarded
    }
  }
}

nonisolated extension LoopbackServer.Response {
  /// The same answer, with what browsers need to know to run nothing but the server's own.
  fileprivate var guarded: Self {
    var response = self
    response.headers["Content-Security-Policy"] =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; "
      + "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
    response.headers["X-Content-Type-Options"] = "nosniff"
    // To cookies, other ports of this machine are the same site.
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}
