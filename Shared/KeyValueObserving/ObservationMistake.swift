import Foundation

/// Mistakes that KVO answers with an exception, here told in one line each: on standard error, unless someone takes them.
public enum ObservationMistake {
  @TaskLocal private static var receiver: Receiver?

  /// Runs `body`, and gives each mistake made by it, or by tasks that it starts, to `receive` in place of standard error.
  public static func reporting<Result, Failure: Error>(
    to receive: @escaping @Sendable (String) -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = $receiver.withValue(Receiver(receive: receive)) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try outcome.get()
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

/// A key as it stands in the line of a mistake: whatever is in it, it cannot write to a terminal.
func quoted(_ key: String) -> String {
  "\"" + key.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
}
