import Controls
import Foundation
import Services
import Stage
import World

/// The events of a server and the network. They answer the newest waiting request, and do nothing if no request waits.
func answerEvents<Screen: LoadingScreen>() -> [WorldEvent<Screen>] {
  [
    answering("redirect", ["ADDRESS"], "the server sends the request on to https://ADDRESS") {
      (arguments) throws(BadArgument) in
      guard let url = PageAddress.url(typed: "https://\(arguments[0])") else { throw BadArgument("a host") }
      return [.redirected(to: url)]
    },
    answering("answer", ["STATUS", "TYPE", "LENGTH"], "the head of an answer, its body LENGTH bytes long, or unknown") {
      (arguments) throws(BadArgument) in
      [.response(try head(arguments))]
    },
    answering("send", ["TEXT"], "the next piece of the body") { (arguments) throws(BadArgument) in
      [.data(Data(arguments[0].utf8))]
    },
    answering("finish", [], "the body is complete") { (_) throws(BadArgument) in [.finished] },
    answering("page", ["TITLE", "TEXT"], "a whole page at once") { (arguments) throws(BadArgument) in
      let page = Data("<title>\(arguments[0])</title><p>\(arguments[1])".utf8)
      return [.response(try head(["200", "html", "\(page.count)"])), .data(page), .finished]
    },
    answering("fail", ["REASON"], "the network fails: \(reasons.keys.sorted().joined(separator: ", "))") {
      (arguments) throws(BadArgument) in
      guard let reason = reasons[arguments[0]] else {
        throw BadArgument("one of \(reasons.keys.sorted().joined(separator: ", "))")
      }
      return [.failed(reason)]
    },
  ]
}

private let reasons: [String: NetworkError] = [
  "no-such-host": .noSuchHost, "refused": .cannotConnect, "lost": .connectionLost, "not-connected": .notConnected,
  "insecure": .tls, "rubbish": .badResponse,
]

private let types = ["html": "text/html; charset=utf-8", "text": "text/plain", "png": "image/png"]

private func head(_ arguments: [String]) throws(BadArgument) -> Response {
  guard let status = Int(arguments[0]), (100...599).contains(status) else { throw BadArgument("a status, 100 to 599") }
  guard let type = types[arguments[1]] else { throw BadArgument("html, text or png", at: 1) }
  var headers: Headers = ["Content-Type": type]
  if arguments[2] != "unknown" {
    guard let length = Int(arguments[2]), length >= 0 else { throw BadArgument("a number of bytes, or unknown", at: 2) }
    headers["Content-Length"] = "\(length)"
  }
  return Response(status: status, headers: headers)
}

/// Returns an event that delivers `answers` to the request that `choose` picks from those that wait, by default the newest.
func answering<Screen: Controls.Screen>(
  _ name: String, _ parameters: [String], _ summary: String,
  to choose: @escaping ([ScriptedNetwork.Call], [String]) -> ScriptedNetwork.Call? = { waiting, _ in waiting.last },
  _ answers: @escaping ([String]) throws(BadArgument) -> [Answer]
) -> WorldEvent<Screen> {
  WorldEvent(name, parameters, summary) { (_: Screen, world: World, arguments: [String]) throws(BadArgument) in
    let answers = try answers(arguments)
    guard let network = world.network as? ScriptedNetwork,
      let call = choose(network.calls.filter { $0.state == .living }, arguments)
    else { return }
    // An answer out of order, a second head for instance, is lost.
    for answer in answers { try? network.deliver(answer, to: call.id) }
  }
}
