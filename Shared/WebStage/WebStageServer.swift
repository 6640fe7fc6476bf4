import Foundation
import Highlighting
import LoopbackServer
import Pictures
import Stage
import StageSession
import World

/// Serves a stage to browsers of this machine, and to nobody else.
///
/// The address that is printed has a random token. Its page gets the token as a cookie, and every further request has to
/// bring it: other programs and pages of this machine do not know it. `Host` and `Origin` must be the server's own, so
/// that no other site can send requests in the name of this one.
package final class WebStageServer: Sendable {
  private let server: LoopbackServer
  private let token: String

  /// The address with the token: `http://127.0.0.1:PORT/?token=…`.
  package var address: String { "http://127.0.0.1:\(server.port)/?token=\(token)" }

  /// Serves `stage`.
  ///
  /// - Parameter port: The port; 0 for any that is free.
  /// - Throws: `LoopbackServerError` if the port is taken.
  package init(_ stage: WebStage, port: UInt16 = 0) throws(LoopbackServerError) {
    let token = (0..<16).map { _ in String(UInt8.random(in: 0...255), radix: 16).leftPadded }.joined()
    self.token = token
    // A page has one connection for its events and few for all else.
    let limits = LoopbackServer.Limits(connections: 128) { Gate(opensAfter: .seconds(60)) }
    server = try LoopbackServer(port: port, limits: limits) { request in Self.response(to: request, stage, token) }
  }

  /// Closes all connections, and returns when the port is free.
  package func stop() async { await server.stop() }

  static func response(
    to request: LoopbackServer.Request, _ stage: WebStage, _ token: String
  ) -> LoopbackServer.Response {
    let host = request.headers["Host"] ?? ""
    guard let port = host.wholeMatch(of: /(?:127\.0\.0\.1|localhost):(\d{1,5})/)?.1 else {
      return .text("this server is asked by another name than its own\n", status: 403)
    }
    let cookie = "stage-\(port)=\(token)"
    if request.path == "/", request.query["token"] == token {
      var response = LoopbackServer.Response.redirect(to: "/", status: 303)
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
    return answer(to: request, stage).guarded
  }

  private static func answer(to request: LoopbackServer.Request, _ stage: WebStage) -> LoopbackServer.Response {
    switch (request.method, request.path) {
    case ("GET", "/"): .data(Data(PackageResources.stage_html), type: "text/html; charset=utf-8")
    case ("GET", "/stage.css"):
      .data(
        Data(StaticResource.colors + StaticResource.pictures + PackageResources.stage_css),
        type: "text/css; charset=utf-8")
    case ("GET", "/stage.js"): .data(Data(PackageResources.stage_js), type: "text/javascript; charset=utf-8")
    case ("GET", "/events"):
      LoopbackServer.Response(
        headers: ["Content-Type": "text/event-stream"], body: onMain { stage.events(after: 0) }, length: .chunked)
    case ("GET", "/source"): source(request.query["file"] ?? "", stage)
    case ("GET", "/comparison"): comparison(request.query["left"] ?? "", request.query["right"] ?? "", stage)
    case ("GET", "/marbles"): json(onMain { MarbleState(stage.session) })
    case ("GET", "/session"): session(stage)
    case ("POST", "/do"): perform(request, stage)
    case (_, "/do"): .text("only POST is possible here\n", status: 405)
    default: .text("there is nothing here\n", status: 404)
    }
  }

  private static func perform(_ request: LoopbackServer.Request, _ stage: WebStage) -> LoopbackServer.Response {
    guard request.headers["Content-Type"] == "application/json" else {
      return .text("a request to the stage is JSON\n", status: 415)
    }
    guard let asked = try? JSONDecoder().decode(StageRequest.self, from: request.body) else {
      return .text("this is no request to the stage\n", status: 400)
    }
    onMain { stage.perform(asked) }
    return LoopbackServer.Response(status: 204)
  }

  /// The lines of a file of the chapter in pieces, each a kind and a text; 404 for any other file.
  private static func source(_ path: String, _ stage: WebStage) -> LoopbackServer.Response {
    let lines = onMain { stage.session.sources.source(of: path)?.lines.map { $0.map { [$0.kind.rawValue, $0.text] } } }
    return lines.map(json) ?? noSource
  }

  private static let noSource = LoopbackServer.Response.text("there is no such source\n", status: 404)

  private static func json(_ value: some Encodable) -> LoopbackServer.Response {
    .data((try? JSONEncoder().encode(value)) ?? Data(), type: "application/json")
  }
}

extension WebStageServer {
  /// The lines of two files of the chapter side by side, each row a sign and the numbers of two lines, from 1, of which
  /// one may be null; 404 for any other file.
  private static func comparison(
    _ left: String, _ right: String, _ stage: WebStage
  ) -> LoopbackServer.Response {
    let texts = onMain { [left, right].compactMap { stage.session.sources.source(of: $0)?.texts } }
    guard texts.count == 2 else { return noSource }
    return json(
      LineAlignment(texts[0], texts[1]).rows.map {
        ComparedRow(sign: $0.sign.rawValue, left: $0.left.map { $0 + 1 }, right: $0.right.map { $0 + 1 })
      })
  }

  private struct ComparedRow: Encodable {
    var sign: String
    var left: Int?
    var right: Int?
  }

  /// The session as a script, to be saved as a file.
  private static func session(_ stage: WebStage) -> LoopbackServer.Response {
    let (name, script) = onMain { (stage.session.chapter.name, stage.session.script) }
    var response = LoopbackServer.Response.data(Data(script.utf8), type: "text/plain; charset=utf-8")
    response.headers["Content-Disposition"] = "attachment; filename=\"\(name).script\""
    return response
  }
}

extension LoopbackServer.Response {
  /// The same answer, with what browsers need to know to run nothing but the page's own.
  fileprivate var guarded: Self {
    var response = self
    response.headers["Content-Security-Policy"] =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}

extension String {
  fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}
