import Foundation
import Models
import Stage
import World

/// The events of the search engine and the network while a search waits for them.
func engineEvents<Screen: ImageSearchScreen>() -> [WorldEvent<Screen>] {
  [
    .answer(
      "answer", "WHAT", "request N gets its answer now: 200 with its page, another status, \(words)",
      expects: "a status from 200 to 599, or one of \(words)", answers, by: BundledResults.reply, on: network(of:)),
    .fail("request", failures, on: network(of:)),
    .answering(
      "engine", "whether requests get an answer by themselves, after a second each: on or off",
      by: BundledResults.reply, on: network(of:)),
  ]
}

private let answers: [String: @MainActor (Request) -> [Answer]] = [
  "bad-html": { _ in [page(type: "text/html"), .data(Data(BundledResults.broken.utf8)), .finished] },
  "no-html": { _ in [page(type: "image/png"), .data(Data([0x89, 0x50, 0x4E, 0x47])), .finished] },
  "empty": { _ in [.response(Response(status: 200)), .finished] },
  "cut": { _ in [page(type: "text/html"), .data(Data(BundledResults.broken.utf8)), .failed(.connectionLost)] },
]

private var words: String { answers.keys.sorted().joined(separator: ", ") }

private let failures: [String: NetworkError] = [
  "bad-answer": .badResponse, "connection-lost": .connectionLost, "no-network": .notConnected,
  "no-such-host": .noSuchHost, "refused": .cannotConnect, "timeout": .timedOut, "tls": .tls, "too-large": .tooLarge,
]

private func page(type: String) -> Answer {
  .response(Response(status: 200, headers: ["Content-Type": type]))
}

/// Returns the network in which the requests wait.
private func network(of world: World) -> ScriptedNetwork? {
  world.network as? ScriptedNetwork
}
