import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A tool that ran to its end, and what it wrote.
nonisolated struct ToolRun {
  /// The exit status, or the number of the signal that ended it.
  let status: Int32

  /// What it wrote to standard output.
  let output: String

  /// What it wrote to standard error.
  let complaint: String

  /// Whether it failed because nothing more can be written.
  let lacksRoom: Bool

  /// Why there is no run to tell of.
  enum Failure: Error {
    /// It took too long, and was ended.
    case hung
    /// Its folder cannot be used.
    case noRoom(String)
    /// It could not be started.
    case notStarted(String)
  }

  /// Runs `tool` with nothing on its standard input and waits for its end, which must come within `limit`.
  ///
  /// - Parameter room: a folder for what it writes: files never fill up as pipes do, so nobody has to read meanwhile.
  init(_ tool: URL, _ arguments: [String], in room: URL, limit: Duration) throws(Failure) {
    let files = ["output", "complaint"].map { room.appendingPathComponent("\(UUID().uuidString)-\($0)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    do {
      for file in files { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: files[0])
      process.standardError = try FileHandle(forWritingTo: files[1])
    } catch {
      throw .noRoom(error.localizedDescription)
    }
    // Not `waitUntilExit`, which lets the main queue go on meanwhile, in the middle of what the caller does.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    do {
      try process.run()
    } catch {
      throw .notStarted(error.localizedDescription)
    }
    guard end.wait(timeout: .now() + limit.seconds) == .success else {
      // Who hangs may not listen to a request; and there is nothing to tidy up but the folder, which goes anyway.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      end.wait()
      throw .hung
    }
    do {
      let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      (status, output, complaint) = (process.terminationStatus, texts[0], texts[1])
    } catch {
      throw .noRoom(error.localizedDescription)
    }
    lacksRoom = status != 0 && (Self.tellsOfNoRoom(complaint) || !Self.canWrite(in: room))
  }

  /// Whether the disk is full, or as much of it as this user may have.
  private static func tellsOfNoRoom(_ complaint: String) -> Bool {
    [ENOSPC, EDQUOT].contains { complaint.contains(String(cString: strerror($0))) }
  }

  /// Where there is no room, there is none for a complaint either.
  private static func canWrite(in room: URL) -> Bool {
    let file = room.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    return (try? Data(count: 1 << 16).write(to: file)) != nil
  }
}

nonisolated extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
