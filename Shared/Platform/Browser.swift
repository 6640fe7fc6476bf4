import Foundation

/// The browser of the person who runs the program.
public enum Browser {
  /// Opens `address` in the browser that the system prefers.
  ///
  /// - Throws: if the system's command for that cannot be started.
  public static func open(_ address: String) throws {
    #if canImport(Darwin)
    let command = "open"
    #else
    let command = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command, address]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw CocoaError(.executableNotLoadable) }
  }
}
