import Foundation

/// The output of the reader's code, kept apart from the verdict in two files beside the journal.
extension Journal {
  /// The file of its standard output.
  var output: URL { URL(fileURLWithPath: "\(path).output") }

  /// The file of its standard error, where Swift reports a crash.
  var errors: URL { URL(fileURLWithPath: "\(path).errors") }

  /// Lets standard output and standard error of this program end in the two files from now on.
  ///
  /// - Returns: descriptors of the streams as they were; nil where there are no such files.
  public func takePrints() -> (output: Int32, errors: Int32)? {
    fflush(nil)
    let files = [output, errors].map { open($0.path, O_WRONLY | O_APPEND | O_CLOEXEC) }
    defer { for file in files where file >= 0 { close(file) } }
    let streams = [STDOUT_FILENO, STDERR_FILENO].map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    guard files.allSatisfy({ $0 >= 0 }), streams.allSatisfy({ $0 >= 0 }) else { return nil }
    for (file, stream) in zip(files, [STDOUT_FILENO, STDERR_FILENO]) { dup2(file, stream) }
    return (streams[0], streams[1])
  }

  /// Shortens a file that has become too long: a loop that prints would fill the disk.
  public func capPrints() {
    for file in [output, errors] {
      let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
      if let size, size > Self.limit { truncate(file.path, off_t(Self.kept)) }
    }
  }

  private static let limit = 1 << 20
  private static let kept = 1 << 16

  /// The first lines that the code printed, and whether there are more.
  public func prints(atMost count: Int) -> (lines: [String], hasMore: Bool) {
    guard let file = try? FileHandle(forReadingFrom: output), let data = try? file.read(upToCount: Self.kept) else {
      return ([], false)
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return (Array(lines.prefix(count)), lines.count > count)
  }

  /// The last report of Swift, and the code's standard error; empty if there is nothing.
  public var report: String {
    guard let data = try? Data(contentsOf: errors) else { return "" }
    return String(decoding: data.suffix(Self.kept), as: UTF8.self)
  }
}
