import Foundation
import Stage

/// Reads records one after another while the stage goes on, on another thread.
@MainActor package final class LineReader {
  /// What is being read.
  private(set) var current: LineRecord?

  /// Called on any thread when something has been read.
  package var wake: @Sendable () -> Void = {}

  private var stop: @Sendable () -> Void = {}
  private let desk = Desk()
  private let work = DispatchGroup()

  /// Begins to read `record` with `recorder`, unless that is done or something else is being read.
  func begin(_ record: LineRecord, _ recorder: LineRecorder) {
    guard current == nil, case .counted(let profile) = record.state else { return }
    current = record
    stop = recorder.stop
    work.enter()
    recorder.elsewhere { [desk, work, wake, lines = recorder.lines] in
      desk.put(Result { () throws(LineTrouble) in try lines(profile) })
      work.leave()
      wake()
    }
  }

  /// What has been read, and of which record; nil as long as that takes.
  func finish() -> (record: LineRecord, outcome: Result<RanLines, LineTrouble>)? {
    guard let current, let outcome = desk.take() else { return nil }
    self.current = nil
    return (current, outcome)
  }

  /// Ends what is being read, and waits a moment until that has tidied up behind itself.
  package func leave() {
    if current != nil { stop() }
    _ = work.wait(timeout: .now() + 2)
  }

  /// Where one thread lays down an outcome and another takes it.
  private nonisolated final class Desk: @unchecked Sendable {
    private let lock = NSLock()
    private var outcome: Result<RanLines, LineTrouble>?

    func put(_ outcome: Result<RanLines, LineTrouble>) { lock.withLock { self.outcome = outcome } }

    func take() -> Result<RanLines, LineTrouble>? {
      lock.withLock {
        defer { outcome = nil }
        return outcome
      }
    }
  }
}
