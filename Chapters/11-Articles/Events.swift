import Foundation
import Models
import Stage
import World

/// What the service and the network can do while a list waits for them. Pages and pictures are counted apart.
func serviceEvents<Screen: ArticlesScreen>() -> [WorldEvent<Screen>] {
  [
    WorldEvent(
      "answer", ["N", "WHAT"], "page N gets its answer now: 200, another status, empty, bad-json, or cut in the middle"
    ) { (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let pieces = answers[arguments[1]] ?? Int(arguments[1]).flatMap(pieces(status:)) else {
        throw BadArgument("a status from 200 to 599, empty, bad-json or cut", at: 1)
      }
      try deliver(to: arguments[0], of: isPage, in: world, pieces)
    },
    WorldEvent("fail", ["N", "WHY"], "page N gets no answer: \(failures.keys.sorted().joined(separator: ", "))") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let error = failures[arguments[1]] else {
        throw BadArgument("one of \(failures.keys.sorted().joined(separator: ", "))", at: 1)
      }
      try deliver(to: arguments[0], of: isPage, in: world) { _ in [.failed(error)] }
    },
    WorldEvent("left", ["N", "LEFT", "SECONDS"], "page N comes, LEFT of 60 requests are left, all again in SECONDS") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let left = Int(arguments[1]), (0...60).contains(left) else { throw BadArgument("a number up to 60", at: 1) }
      guard let seconds = Int(arguments[2]), (0...86_400).contains(seconds) else {
        throw BadArgument("a whole number of seconds, up to a day", at: 2)
      }
      try deliver(to: arguments[0], of: isPage, in: world) { request in
        pieces(of: request, allowance(left: left, seconds: seconds))
      }
    },
    WorldEvent("picture", ["N", "STATUS"], "picture N gets its answer now: 200, or another status") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let pieces = Int(arguments[1]).flatMap(pieces(status:)) else {
        throw BadArgument("a status from 200 to 599", at: 1)
      }
      try deliver(to: arguments[0], of: { !isPage($0) }, in: world, pieces)
    },
    WorldEvent("service", ["ON"], "whether requests get an answer by themselves, each in its time: on or off") {
      (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
      guard let network = (world as? VirtualWorld)?.scriptedNetwork else { return }
      switch arguments[0] {
      case "on": network.rule = EmbeddedArticles.reply
      case "off": network.rule = nil
      default: throw BadArgument("on or off")
      }
    },
  ]
}

/// The fields of a head that tell how often one may still ask.
func allowance(left: Int, seconds: Int) -> Headers {
  [
    "Rate-Limit": "60", "Rate-Remaining": "\(left)", "Rate-Reset": "\(1_774_915_200 + seconds)",
    "Date": "Tue, 31 Mar 2026 00:00:00 GMT",
  ]
}

private typealias Pieces = (Request) -> [Answer]

private let answers: [String: Pieces] = [
  "empty": { _ in [.response(Response(status: 200)), .data(Data("[]".utf8)), .finished] },
  "bad-json": { _ in [.response(Response(status: 200)), .data(Data("[{\"".utf8)), .finished] },
  "cut": { request in Array(pieces(of: request).dropLast()) + [.failed(.connectionLost)] },
]

private let failures: [String: NetworkError] = [
  "connection-lost": .connectionLost, "no-network": .notConnected, "no-such-host": .noSuchHost,
  "refused": .cannotConnect, "timeout": .timedOut, "tls": .tls,
]

/// A 200 is what the service has to say; another status comes with nothing.
private func pieces(status: Int) -> Pieces? {
  guard (200...599).contains(status) else { return nil }
  return { request in status == 200 ? pieces(of: request) : [.response(Response(status: status)), .finished] }
}

/// What the service has to say, with fields in its head.
private func pieces(of request: Request, _ headers: Headers = [:]) -> [Answer] {
  EmbeddedArticles.reply(to: request).pieces.map { piece in
    if case .response(let response) = piece.answer {
      return .response(Response(status: response.status, headers: headers))
    }
    return piece.answer
  }
}

private func isPage(_ call: ScriptedNetwork.Call) -> Bool { call.request.url.path == "/api/v2/items" }

/// Answers a request by its number, or the `first` or `last` of those that wait, if one does.
private func deliver(
  to name: String, of kind: (ScriptedNetwork.Call) -> Bool, in world: World, _ pieces: Pieces
) throws(BadArgument) {
  guard let network = (world as? VirtualWorld)?.scriptedNetwork else { return }
  let calls = network.calls.filter(kind)
  let waiting = calls.filter { $0.state == .living }
  let call: ScriptedNetwork.Call?
  switch name {
  case "first": call = waiting.first
  case "last": call = waiting.last
  default:
    guard let id = Int(name), calls.indices.contains(id - 1) else {
      throw BadArgument("first, last, or the number of a request, of which there were \(calls.count)")
    }
    call = calls[id - 1]
  }
  guard let call else { return }
  do throws(ScriptedNetworkError) {
    for piece in pieces(call.request) { try network.deliver(piece, to: call.id) }
  } catch {
    throw BadArgument("a request that still waits")
  }
}
