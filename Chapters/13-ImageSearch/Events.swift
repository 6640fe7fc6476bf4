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
      try deliver(to: arguments[0], in: world, pieces)
    },
    WorldEvent("fail", ["N", "WHY"], "request N gets no answer: \(failures.keys.sorted().joined(separator: ", "))") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let error = failures[arguments[1]] else {
        throw BadArgument("one of \(failures.keys.sorted().joined(separator: ", "))", at: 1)
      }
      try deliver(to: arguments[0], in: world) { _ in [.failed(error)] }
    },
    WorldEvent("engine", ["ON"], "whether requests get an answer by themselves, after a second each: on or off") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let network = world.network as? ScriptedNetwork else { return }
      switch arguments[0] {
      case "on": network.rule = BundledResults.reply
      case "off": network.rule = nil
      default: throw BadArgument("on or off")
      }
    },
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

/// Answers a request by its number, or the `first` or `last` of those that wait, if one does.
private func deliver(to name: String, in world: World, _ pieces: Pieces) throws(BadArgument) {
  guard let network = world.network as? ScriptedNetwork else { return }
  let waiting = network.calls.filter { $0.state == .living }
  let call: ScriptedNetwork.Call?
  switch name {
  case "first": call = waiting.first
  case "last": call = waiting.last
  default:
    guard let id = Int(name), network.calls.indices.contains(id - 1) else {
      throw BadArgument("first, last, or the number of a request, of which there were \(network.calls.count)")
    }
    call = network.calls[id - 1]
  }
  guard let call else { return }
  do throws(ScriptedNetworkError) {
    for piece in pieces(call.request) { try network.deliver(piece, to: call.id) }
  } catch {
    throw BadArgument("a request that still waits")
  }
}
