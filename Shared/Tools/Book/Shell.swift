import Foundation

/// Runs command lines in a folder, without colours, and with nothing on their standard input.
struct Shell {
  let folder: URL

  /// Runs a command line.
  ///
  /// - Returns: its exit status, and what it wrote to standard output.
  func run(_ command: String) -> (status: Int32, text: String) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    do { try process.run() } catch { return (127, "error: \(error)") }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
