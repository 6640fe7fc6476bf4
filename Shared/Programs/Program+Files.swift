import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Program.Output {
  /// Connects a program that is not started yet; what is kept is in these files.
  func files(of process: Process) throws(Program.Failure) -> [UnnamedFile] {
    switch self {
    case .shown:
      return []
    case .kept:
      let file = try UnnamedFile()
      process.standardOutput = file.writing
      return [file]
    case .keptApart:
      let files = [try UnnamedFile(), try UnnamedFile()]
      process.standardOutput = files[0].writing
      process.standardError = files[1].writing
      return files
    case .keptTogether:
      let file = try UnnamedFile()
      process.standardOutput = file.writing
      process.standardError = file.writing
      return [file]
    }
  }
}

/// A temporary file that has no name any more: nothing is left of it, however this program ends.
struct UnnamedFile {
  /// For the one who writes.
  let writing: FileHandle

  private let reading: FileHandle

  init() throws(Program.Failure) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try Data().write(to: file)
      // Who opens it by another name, as `echo >/dev/stderr` on Linux, writes behind what is there.
      let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CLOEXEC)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
      writing = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      reading = try FileHandle(forReadingFrom: file)
    } catch {
      throw .noRoom(error.localizedDescription)
    }
  }

  /// Gives both ends back. On Linux a `Process` that has run is never let go, and it holds what it was connected to.
  func close() {
    try? writing.close()
    try? reading.close()
  }

  /// What has been written.
  func text() throws(Program.Failure) -> String {
    do {
      return String(decoding: try reading.readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      throw .noRoom(error.localizedDescription)
    }
  }
}
