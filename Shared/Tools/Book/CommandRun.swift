import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command line of a shell that ran to its end, without colours and with nothing on its standard input.
struct CommandRun {
  /// The exit status; for a command that a signal ended 128 and its number.
  let status: Int32

  /// What it wrote to standard output.
  let text: String

  /// Whether it was ended because it went on for too long.
  let isOverdue: Bool

  /// Runs a command line in a folder.
  ///
  /// - Parameters:
  ///   - environment: set for it, over that of this program.
  ///   - limit: after so many seconds it is killed, with all that it has started.
  /// - Throws: `BookError` if it cannot be started, or if somebody has interrupted this program.
  init(
    _ command: String, in folder: URL, environment: [String: String] = [:], limit: TimeInterval = 3600
  ) throws(BookError) {
    try Interruption.check()
    // A file and no pipe: nobody has to read while it runs, and none of its children can hold this up.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(["NO_COLOR": "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try Data().write(to: file)
      process.standardOutput = try FileHandle(forWritingTo: file)
      try process.run()
    } catch {
      throw BookError(69, "Book: /bin/sh cannot be started: \(error.localizedDescription)")
    }
    let number = process.processIdentifier
    isOverdue = Interruption.passing(to: number) { ended.wait(timeout: .now() + limit) == .timedOut }
    if isOverdue {
      Interruption.end(number, SIGKILL)
      ended.wait()
    }
    try Interruption.check()
    status = process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
    text = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
