import Foundation

/// The text written to standard error while a terminal is held: kept in a file without a name, and written once the
/// terminal is given back, so that nothing tears the picture and the last words of a crash are read. Safe in signal
/// handlers.
struct SetAside {
  /// The former standard error, and the file; -1 if it leads elsewhere anyway, or there is no room for a file.
  private var before: Int32 = -1
  private var file: Int32 = -1

  /// Prepares, and sets nothing aside yet.
  init() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    guard let nameless = tmpfile() else { return }
    file = fcntl(fileno(nameless), F_DUPFD_CLOEXEC, 3)
    fclose(nameless)
    guard file >= 0 else { return }
    before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    // Every writer appends, so that the order stays.
    _ = fcntl(file, F_SETFL, O_APPEND)
  }

  func begin() {
    if before >= 0 { dup2(file, STDERR_FILENO) }
  }

  /// Writes what was set aside.
  func end() {
    guard before >= 0 else { return }
    dup2(before, STDERR_FILENO)
    lseek(file, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      guard let bytes = buffer.baseAddress else { return }
      var count = read(file, bytes, buffer.count)
      while count > 0 {
        guard Output.writeAll(bytes, count, to: STDERR_FILENO, waits: 10) else { return }
        count = read(file, bytes, buffer.count)
      }
    }
    ftruncate(file, 0)
  }

  /// Nothing is set aside any more.
  func close() {
    guard before >= 0 else { return }
    closeDescriptor(before)
    closeDescriptor(file)
  }
}

private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}
