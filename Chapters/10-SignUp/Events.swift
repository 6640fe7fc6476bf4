import Foundation
import Stage
import World

/// What the directory and the network can do while a form waits for them.
func directoryEvents() -> [WorldEvent<SignUpScreen>] {
  [
    WorldEvent("answer", ["N", "STATUS"], "request N gets its answer now: a status, or cut in the middle") {
      (_: SignUpScreen, world: World, arguments: [String]) throws(BadArgument) in
      if arguments[1] == "cut" {
        try network(of: world)?.deliver(to: arguments[0]) { _ in
          [.response(Response(status: 200)), .data(Data("half".utf8)), .failed(.connectionLost)]
        }
      } else if let status = Int(arguments[1]), (200...599).contains(status) {
        try network(of: world)?.deliver(to: arguments[0]) { _ in [.response(Response(status: status)), .finished] }
      } else {
        throw BadArgument("a status from 200 to 599, or cut", at: 1)
      }
    },
    .fail("request", failures, on: network(of:)),
    .answering(
      "directory", "whether requests get an answer by themselves, each in its time: on or off",
      by: EmbeddedDirectory.reply, on: network(of:)),
  ]
}

private let failures: [String: NetworkError] = [
  "bad-answer": .badResponse, "connection-lost": .connectionLost, "no-network": .notConnected,
  "no-such-host": .noSuchHost, "refused": .cannotConnect, "timeout": .timedOut, "tls": .tls, "too-large": .tooLarge,
]

/// Where the requests wait.
private func network(of world: World) -> ScriptedNetwork? {
  (world as? VirtualWorld)?.scriptedNetwork
}
