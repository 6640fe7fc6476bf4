import Foundation
import Stage
import World

/// What the directory and the network can do while a form waits for them.
func directoryEvents() -> [WorldEvent<SignUpScreen>] {
  [
    WorldEvent("answer", ["N", "STATUS"], "request N gets its answer now: a status, or cut in the middle") {
      (_: SignUpScreen, world: World, arguments: [String]) throws(BadArgument) in
      if arguments[1] == "cut" {
        try deliver(
          [.response(Response(status: 200)), .data(Data("half".utf8)), .failed(.connectionLost)], arguments[0], world)
      } else if let status = Int(arguments[1]), (200...599).contains(status) {
        try deliver([.response(Response(status: status)), .finished], arguments[0], world)
      } else {
        throw BadArgument("a status from 200 to 599, or cut", at: 1)
      }
    },
    WorldEvent("fail", ["N", "WHY"], "request N gets no answer: \(failures.keys.sorted().joined(separator: ", "))") {
      (_: SignUpScreen, world: World, arguments: [String]) throws(BadArgument) in
      guard let error = failures[arguments[1]] else {
        throw BadArgument("one of \(failures.keys.sorted().joined(separator: ", "))", at: 1)
      }
      try deliver([.failed(error)], arguments[0], world)
    },
    WorldEvent("directory", ["ON"], "whether requests get an answer by themselves, each in its time: on or off") {
      (_: SignUpScreen, world: World, arguments: [String]) throws(BadArgument) in
      guard let network = (world as? VirtualWorld)?.scriptedNetwork else { return }
      switch arguments[0] {
      case "on": network.rule = EmbeddedDirectory.reply
      case "off": network.rule = nil
      default: throw BadArgument("on or off")
      }
    },
  ]
}

private let failures: [String: NetworkError] = [
  "bad-answer": .badResponse, "connection-lost": .connectionLost, "no-network": .notConnected,
  "no-such-host": .noSuchHost, "refused": .cannotConnect, "timeout": .timedOut, "tls": .tls, "too-large": .tooLarge,
]

/// Answers a request by its number, or the `first` or `last` of those that wait, if one does.
private func deliver(_ pieces: [Answer], _ name: String, _ world: World) throws(BadArgument) {
  guard let network = (world as? VirtualWorld)?.scriptedNetwork else { return }
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
    for piece in pieces { try network.deliver(piece, to: call.id) }
  } catch {
    throw BadArgument("a request that still waits")
  }
}
