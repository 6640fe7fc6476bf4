import Foundation
import Models
import Stage
import World

/// The events of the search engine and the network while a search waits for them.
func engineEvents<Screen: ImageSearchScreen>() -> [WorldEvent<Screen>] {
  [
    .answer(
      "answer", "WHAT", "request N gets its answer now: 200 with its page, another status, \(words)",
      expects: "a status from 200 to 599, or one of \(words)", answers, by: BundledResults.reply),
    .fail("request"),
    .answering(
      "engine", "whether requests get an answer by themselves, after a second each: on or off",
      by: BundledResults.reply),
  ]
}

private let answers: [String: @MainActor (Request) -> [Answer]] = [
  "bad-html": { _ in [page(type: "text/html"), .data(Data(BundledResults.broken.utf8)), .finished] },
  "no-html": { _ in [page(type: "image/png"), .data(Data([0x89, 0x50, 0x4E, 0x47])), .finished] },
  "empty": { _ in [.response(Response(status: 200)), .finished] },
  "cut": { _ in [page(type: "text/html"), .data(Data(BundledResults.broken.utf8)), .failed(.connectionLost)] },
]

private var words: String { answers.keys.sorted().joined(separator: ", ") }

private func page(type: String) -> Answer {
  .response(Response(status: 200, headers: ["Content-Type": type]))
}
