import Foundation

/// Through which signal handlers and other threads wake the one that waits.
final class NoticePipe: Sendable {
  let reading: Int32
  let writing: Int32

  /// `nil` if the system has no more descriptors.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      // A handler must never wait, and no program started from here needs it.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  func send(_ notice: UInt8) {
    var notice = notice
    _ = write(writing, &notice, 1)
  }

  deinit {
    close(reading)
    close(writing)
  }
}
