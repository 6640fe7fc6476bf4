import Foundation
import Models
import Stage
import World

/// What the search engine and the network can do while a search waits for them.
func engineEvents<Screen: ImageSearchScreen>() -> [WorldEvent<Screen>] {
  [
    WorldEvent(
      "answer", ["N", "WHAT"],
      "request N gets its answer now: 200 with its page, another status, \(answers.keys.sorted().joined(separator: ", "))"
    ) { (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let pieces = answers[arguments[1]] ?? Int(arguments[1]).flatMap(pieces(status:)) else {
        throw BadArgument("a status from 200 to 599, or one of \(answers.keys.sorted().joined(separator: ", "))", at: 1)
      }
      try network(of: world)?.deliver(to: arguments[0], pieces)
    },
    .fail("request", failures, on: network(of:)),
    .answering(
      "engine", "whether requests get an answer by themselves, after a second each: on or off",
      by: BundledResults.reply, on: network(of:)),
  ]
}

private typealias Pieces = (Request) -> [Answer]

private let answers: [String: Pieces] = [
  "bad-html": { _ in [page(type: "text/html"), .data(Data(BundledResults.broken.utf8)), .finished] },
  "no-html": { _ in [page(type: "image/png"), .data(Data([0x89, 0x50, 0x4E, 0x47])), .finished] },
  "empty": { _ in [.response(Response(status: 200)), .finished] },
  "cut": { _ in [page(type: "text/html"), .data(Data(BundledResults.broken.utf8)), .failed(.connectionLost)] },
]

private let failures: [String: NetworkError] = [
  "bad-answer": .badResponse, "connection-lost": .connectionLost, "no-network": .notConnected,
  "no-such-host": .noSuchHost, "refused": .cannotConnect, "timeout": .timedOut, "tls": .tls, "too-large": .tooLarge,
]

private func page(type: String) -> Answer {
  .response(Response(status: 200, headers: ["Content-Type": type]))
}

/// A 200 is the page for the query; another status comes with nothing.
private func pieces(status: Int) -> Pieces? {
  guard (200...599).contains(status) else { return nil }
  return { request in
    guard status == 200 else { return [.response(Response(status: status)), .finished] }
    return BundledResults.reply(to: request).pieces.map(\.answer)
  }
}

/// Where the requests wait.
private func network(of world: World) -> ScriptedNetwork? {
  world.network as? ScriptedNetwork
}
