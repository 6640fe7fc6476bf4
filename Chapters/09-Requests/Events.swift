import Foundation
import Models
import Stage
import World

/// What the service and the network can do while a load waits for them.
func serviceEvents<Screen: RequestsScreen>() -> [WorldEvent<Screen>] {
  [
    WorldEvent(
      "answer", ["N", "STATUS"], "request N gets its answer now: 200, another status, bad-json, or cut in the middle"
    ) { (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let pieces = answers[arguments[1]] ?? Int(arguments[1]).flatMap(pieces(status:)) else {
        throw BadArgument("a status from 200 to 599, bad-json or cut", at: 1)
      }
      try deliver(to: arguments[0], in: world, pieces)
    },
    WorldEvent("limit", ["N", "SECONDS"], "request N is answered with 429, and told when to come back") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let seconds = Int(arguments[1]), seconds >= 0 else { throw BadArgument("a whole number of seconds", at: 1) }
      try deliver(to: arguments[0], in: world) { _ in
        [.response(Response(status: 429, headers: ["Retry-After": "\(seconds)"])), .finished]
      }
    },
    WorldEvent("fail", ["N", "WHY"], "request N gets no answer: \(failures.keys.sorted().joined(separator: ", "))") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let error = failures[arguments[1]] else {
        throw BadArgument("one of \(failures.keys.sorted().joined(separator: ", "))", at: 1)
      }
      try deliver(to: arguments[0], in: world) { _ in [.failed(error)] }
    },
    WorldEvent("service", ["ON"], "whether requests get an answer by themselves, after a second each: on or off") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let network = world.network as? ScriptedNetwork else { return }
      switch arguments[0] {
      case "on": network.rule = EmbeddedService.reply
      case "off": network.rule = nil
      default: throw BadArgument("on or off")
      }
    },
  ]
}

private typealias Pieces = (Request) -> [Answer]

private let answers: [String: Pieces] = [
  "bad-json": { _ in [.response(Response(status: 200)), .data(Data("{\"".utf8)), .finished] },
  "cut": { request in
    let body = EmbeddedService.answer(to: request.url.path, authorization: request.headers["Authorization"]).body
    return [.response(Response(status: 200)), .data(body.prefix(body.count / 2)), .failed(.connectionLost)]
  },
]

private let failures: [String: NetworkError] = [
  "connection-lost": .connectionLost, "no-network": .notConnected, "no-such-host": .noSuchHost,
  "refused": .cannotConnect, "timeout": .timedOut, "tls": .tls,
]

/// A 200 is what the service has to say; another status comes with nothing.
private func pieces(status: Int) -> Pieces? {
  guard (200...599).contains(status) else { return nil }
  return { request in
    guard status == 200 else { return [.response(Response(status: status)), .finished] }
    return EmbeddedService.reply(to: request).pieces.map(\.answer)
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
