import Foundation

/// Mistakes that UIKit's table view answers with an exception, here told in one line each: on standard error, unless
/// someone takes them.
nonisolated public enum TableMistake {
  @TaskLocal private static var receiver: Receiver?

  /// Runs `body`, and gives each mistake made by it to `receive` in place of standard error.
  public static func reporting<Result>(
    to receive: @escaping @Sendable (String) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try $receiver.withValue(Receiver(receive: receive), operation: body)
  }

  static func report(_ line: String) {
    if let receiver { return receiver.receive(line) }
    // Where standard error is closed, nobody is left to be told.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  // Not the bare closure: as a task-local value it crashes in a release build (Swift 6.3, Linux).
  private struct Receiver: Sendable {
    let receive: @Sendable (String) -> Void
  }
}
