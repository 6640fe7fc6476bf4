import Foundation

/// Keeps other programs out while one works with the files of a package; the lock is a file in the folder of
/// its build.
public enum FolderLock {
  /// The reason why a lock could not be taken.
  public enum Refusal: Error, Hashable {
    /// There can be no such file, or no lock on it.
    case noFile
    /// Another program has it.
    case taken
  }

  /// The behaviour while another program has the lock.
  public enum Waiting: Sendable {
    /// Nothing: it is refused.
    case none
    /// It is waited for, without asking again and again.
    case untilFree
  }

  /// Calls `body` while no other program holds the lock of this name; the lock is free afterwards, however the program
  /// ends.
  ///
  /// - Parameters:
  ///   - name: that of the file in `.build`.
  ///   - root: the folder of the package.
  ///   - complaint: The error to throw without a lock.
  /// - Throws: That error, and any error of `body`.
  public static func holding<Result, Failure: Error>(
    _ name: String, in root: URL, _ waiting: Waiting, orElse complaint: (Refusal) -> Failure,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let build = root.appendingPathComponent(".build")
    try? FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    // Programs that are started meanwhile must not hold it on.
    let lock = open(build.appendingPathComponent(name).path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw complaint(.noFile) }
    defer { close(lock) }
    while flock(lock, waiting == .none ? LOCK_EX | LOCK_NB : LOCK_EX) != 0 {
      guard errno == EINTR else { throw complaint(errno == EWOULDBLOCK ? .taken : .noFile) }
    }
    return try body()
  }
}
