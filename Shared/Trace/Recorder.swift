import Foundation

/// The entries of one recording; tasks that were started inside may add to it from other threads.
final class Recorder<Entry>: @unchecked Sendable {
  private let lock = NSLock()
  private var added: [Entry] = []

  var entries: [Entry] { lock.withLock { added } }

  /// Returns the entry's index.
  @discardableResult
  func append(_ entry: Entry) -> Int {
    lock.withLock {
      added.append(entry)
      return added.count - 1
    }
  }
}
