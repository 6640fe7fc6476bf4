import Foundation
import Programs

extension Process {
  /// A program that is not started yet, in the package's folder; its environment is that of the tests, changed.
  convenience init(_ executable: URL, _ arguments: [String], _ environment: [String: String]) {
    self.init()
    executableURL = executable
    self.arguments = arguments
    currentDirectoryURL = PackageFolder.root
    self.environment = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
      .merging(environment) { $1 }
  }

  /// Starts it and waits for its end, which comes within five minutes: then it is killed.
  ///
  /// - Returns: the exit status, or 128 and the number of the signal that ended it.
  /// - Throws: if it cannot be started.
  func runToEnd() async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      terminationHandler = { process in
        let bySignal = process.terminationReason == .uncaughtSignal
        continuation.resume(returning: process.terminationStatus + (bySignal ? 128 : 0))
      }
      do {
        try start()
      } catch {
        return continuation.resume(throwing: error)
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 300) { [weak self] in
        guard let self, isRunning else { return }
        kill(processIdentifier, SIGKILL)
      }
    }
  }
}
