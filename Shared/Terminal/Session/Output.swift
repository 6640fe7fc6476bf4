import Foundation

/// Writing to descriptors so that nothing is lost. Safe in signal handlers.
enum Output {
  /// Writes all bytes; waits where a terminal takes no more at the moment.
  ///
  /// - Parameter limit: how often to wait a tenth of a second for the terminal to take more; `nil` for ever.
  /// - Returns: True if all was written; false if the other end is closed.
  static func writeAll(_ bytes: UnsafeRawPointer, _ count: Int, to descriptor: Int32, waits limit: Int? = nil) -> Bool {
    var done = 0
    var waits = 0
    while done < count {
      let written = write(descriptor, bytes + done, count - done)
      if written > 0 {
        done += written
      } else if written < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        if let limit, waits >= limit { return false }
        waits += 1
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, 100)
      } else if written < 0, errno != EINTR {
        return false
      }
    }
    return true
  }
}
