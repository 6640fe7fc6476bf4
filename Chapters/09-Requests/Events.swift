import Foundation
import Models
import Stage
import World

/// Returns the events of the service and the network.
func serviceEvents<Screen: RequestsScreen>() -> [WorldEvent<Screen>] {
  [
    .answer(
      "answer", "STATUS", "request N gets its answer now: 200, another status, bad-json, or cut in the middle",
      expects: "a status from 200 to 599, bad-json or cut", answers, by: EmbeddedService.reply),
    WorldEvent("limit", ["N", "SECONDS"], "request N is answered with 429 and a time to wait") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let seconds = Int(arguments[1]), seconds >= 0 else { throw BadArgument("a whole number of seconds", at: 1) }
      try (world.network as? ScriptedNetwork)?.deliver(to: arguments[0]) { _ in
        [.response(Response(status: 429, headers: ["Retry-After": "\(seconds)"])), .finished]
      }
    },
    .fail("request"),
    .answering(
      "service", "switch automatic answers, after a second each: on or off",
      by: EmbeddedService.reply),
  ]
}

private let answers: [String: @MainActor (Request) -> [Answer]] = [
  "bad-json": { _ in [.response(Response(status: 200)), .data(Data("{\"".utf8)), .finished] },
  "cut": { request in
    let body = EmbeddedService.answer(to: request.url.path, authorization: request.headers["Authorization"]).body
    return [.response(Response(status: 200)), .data(body.prefix(body.count / 2)), .failed(.connectionLost)]
  },
]
