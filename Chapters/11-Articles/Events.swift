import Foundation
import Models
import Stage
import World

/// The events of the service and the network while a list waits for them. Pages and pictures are counted apart.
func serviceEvents<Screen: ArticlesScreen>() -> [WorldEvent<Screen>] {
  [
    .answer(
      "answer", "WHAT", "page N gets its answer now: 200, another status, empty, bad-json, or cut in the middle",
      expects: "a status from 200 to 599, empty, bad-json or cut", answers, of: isPage, by: EmbeddedArticles.reply),
    .fail("page", of: isPage),
    WorldEvent("left", ["N", "LEFT", "SECONDS"], "page N arrives; LEFT of 60 requests remain, all again in SECONDS") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let left = Int(arguments[1]), (0...60).contains(left) else { throw BadArgument("a number up to 60", at: 1) }
      guard let seconds = Int(arguments[2]), (0...86_400).contains(seconds) else {
        throw BadArgument("a whole number of seconds, up to a day", at: 2)
      }
      try (world.network as? ScriptedNetwork)?.deliver(to: arguments[0], of: isPage) { request in
        pieces(of: request, allowance(left: left, seconds: seconds))
      }
    },
    .answer(
      "picture", "STATUS", "picture N gets its answer now: 200, or another status",
      expects: "a status from 200 to 599", of: { !isPage($0) }, by: EmbeddedArticles.reply),
    .answering(
      "service", "whether requests get an answer by themselves, each in its time: on or off",
      by: EmbeddedArticles.reply),
  ]
}

/// Returns the fields of a head that state the remaining requests.
func allowance(left: Int, seconds: Int) -> Headers {
  [
    "Rate-Limit": "60", "Rate-Remaining": "\(left)", "Rate-Reset": "\(1_774_915_200 + seconds)",
    "Date": "Tue, 31 Mar 2026 00:00:00 GMT",
  ]
}

private let answers: [String: @MainActor (Request) -> [Answer]] = [
  "empty": { _ in [.response(Response(status: 200)), .data(Data("[]".utf8)), .finished] },
  "bad-json": { _ in [.response(Response(status: 200)), .data(Data("[{\"".utf8)), .finished] },
  "cut": { request in Array(pieces(of: request).dropLast()) + [.failed(.connectionLost)] },
]

/// Returns the pieces of the service's answer, with `headers` in its head.
private func pieces(of request: Request, _ headers: Headers = [:]) -> [Answer] {
  EmbeddedArticles.reply(to: request).pieces.map { piece in
    if case .response(let response) = piece.answer {
      return .response(Response(status: response.status, headers: headers))
    }
    return piece.answer
  }
}

private func isPage(_ call: ScriptedNetwork.Call) -> Bool { call.request.url.path == "/api/v2/items" }
