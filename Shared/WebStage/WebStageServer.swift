import Foundation
import Highlighting
import LoopbackServer
import Pictures
import Stage
import StageSession
import World

/// Serves a stage to one browser of this machine.
package final class WebStageServer: Sendable {
  private let server: LoopbackServer
  private let access = LoopbackServer.Access("stage")

  /// The address with the token: `http://127.0.0.1:PORT/?token=…`.
  package var address: String { access.address(at: server.port) }

  /// Serves `stage`.
  ///
  /// - Parameter port: The port; 0 for any that is free.
  /// - Throws: `LoopbackServerError` if the port is taken.
  package init(_ stage: WebStage, port: UInt16 = 0) throws(LoopbackServerError) {
    server = try LoopbackServer(port: port, limits: .pages) { [access] in Self.response(to: $0, stage, access) }
  }

  /// Closes all connections, and returns when the port is free.
  package func stop() async { await server.stop() }

  static func response(
    to request: LoopbackServer.Request, _ stage: WebStage, _ access: LoopbackServer.Access
  ) -> LoopbackServer.Response {
    access.response(to: request) { answer(to: request, stage) }
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
    case ("GET", "/marbles"): .json(onMain { MarbleState(stage.session) })
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
    return lines.map(LoopbackServer.Response.json) ?? noSource
  }

  private static let noSource = LoopbackServer.Response.text("there is no such source\n", status: 404)
}

extension WebStageServer {
  /// The lines of two files of the chapter side by side, each row a sign and the numbers of two lines, from 1, of which
  /// one may be null; 404 for any other file.
  private static func comparison(
    _ left: String, _ right: String, _ stage: WebStage
  ) -> LoopbackServer.Response {
    let texts = onMain { [left, right].compactMap { stage.session.sources.source(of: $0)?.texts } }
    guard texts.count == 2 else { return noSource }
    return .json(
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
