import Controls
import Foundation
import Stage
import World

/// Returns the events of the directory and the network.
func directoryEvents<Screen: Controls.Screen>() -> [WorldEvent<Screen>] {
  [
    .answer(
      "answer", "STATUS", "request N gets its answer now: a status, or cut in the middle",
      expects: "a status from 200 to 599, or cut",
      ["cut": { _ in [.response(Response(status: 200)), .data(Data("half".utf8)), .failed(.connectionLost)] }]),
    .fail("request"),
    .answering(
      "directory", "switch automatic answers, each after its delay: on or off",
      by: EmbeddedDirectory.reply),
  ]
}
