import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps a second `--try` or `--jobs` out while the first one changes files, or counts their lines.
enum FolderLock {
  /// Does something while nobody else does it in the same package; the lock is a file in the folder of its build.
  ///
  /// - Throws: `BookError` if somebody else has the lock, or if there can be no such file; whatever `body` throws.
  static func holding<Result>(
    _ root: URL, _ body: () throws(BookError) -> Result
  ) throws(BookError) -> Result {
    let build = root.appendingPathComponent(".build")
    try? FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    // Programs that are started meanwhile must not hold it on.
    let lock = open(build.appendingPathComponent("kept-files.lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else {
      throw BookError(73, "Book: .build/kept-files.lock cannot be written: go to the folder of the package")
    }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      throw BookError(75, "Book: another --try or --jobs is at work in this folder: wait until it has ended")
    }
    return try body()
  }
}
