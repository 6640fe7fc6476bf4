import Foundation

/// The bytes of a file, a pipe or a serial device, piece by piece as they come. Asking for the next piece waits for it.
///
/// A serial device is read at the speed that it is set to.
nonisolated public final class ByteFeed: Sequence, IteratorProtocol {
  /// The reason why nothing can be read.
  public enum Failure: Error, Hashable, Sendable {
    /// There is nothing at the path.
    case missing
    /// It is there, and cannot be read, for the system's reason.
    case unreadable(String)
  }

  private let descriptor: Int32

  /// Opens `path`; `-` is standard input. A named pipe is waited for until a program writes to it.
  public init(_ path: String) throws(Failure) {
    // Without a terminal becoming ours: a serial device is one.
    let descriptor = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable(String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .unreadable(String(cString: strerror(EISDIR)))
    }
    // Last: with it set, `deinit` closes it, also that of an initializer that throws.
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns the next bytes, or nil at the end.
  public func next() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
