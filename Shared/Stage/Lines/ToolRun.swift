import Foundation

/// A tool that ran to its end, and what it wrote.
nonisolated struct ToolRun {
  /// The exit status, or the number of the signal that ended it.
  let status: Int32

  /// What it wrote to standard output.
  let output: String

  /// What it wrote to standard error.
  let complaint: String

  /// Runs `tool` with nothing on its standard input and waits for its end.
  ///
  /// - Parameter room: a folder for what it writes: files never fill up as pipes do, so nobody has to read meanwhile.
  /// - Throws: if it cannot be started.
  init(_ tool: URL, _ arguments: [String], in room: URL) throws {
    let files = ["output", "complaint"].map { room.appendingPathComponent("\(UUID().uuidString)-\($0)") }
    for file in files { try Data().write(to: file) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    // Not `waitUntilExit`, which lets the main queue go on meanwhile, in the middle of what the caller does.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    complaint = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }
}
