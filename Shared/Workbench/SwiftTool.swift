import Foundation

/// A run of the `swift` that stands in the path.
enum SwiftTool {
  /// What a test puts in its place.
  @TaskLocal static var tool: URL?

  /// Runs it in `folder` and waits for its end; what it says comes in one text.
  ///
  /// - Throws: ``WorkbenchError`` if it cannot be started.
  static func run(
    _ arguments: [String], _ environment: [String: String], in folder: URL
  ) throws(WorkbenchError) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = tool ?? URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = (tool == nil ? ["swift"] : []) + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw WorkbenchError("swift cannot be started: \(error.localizedDescription)")
    }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
