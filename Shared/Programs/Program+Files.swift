import Foundation

extension Program.Output {
  /// Connects a program that is not started yet, and returns the files of the kept output.
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

/// A temporary file that has no name as soon as it is open: nothing remains of it, however this program ends.
struct UnnamedFile {
  /// The end for writing.
  let writing: FileHandle

  private let reading: FileHandle

  init() throws(Program.Failure) {
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("program-XXXXXX").path
    let (name, descriptor) = template.withCString { template in
      let name = strdup(template)
      return (name, name.map { mkstemp($0) } ?? -1)
    }
    defer { free(name) }
    guard let name, descriptor >= 0 else { throw .noRoom(String(cString: strerror(errno))) }
    reading = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // A program that opens it by another name, as `echo >/dev/stderr` on Linux, writes behind the present contents.
    let end = open(name, O_WRONLY | O_APPEND | O_CLOEXEC)
    let error = errno
    unlink(name)
    guard end >= 0 else { throw .noRoom(String(cString: strerror(error))) }
    writing = FileHandle(fileDescriptor: end, closeOnDealloc: true)
  }

  /// Closes both ends. On Linux a `Process` that has run is never deallocated, and it retains its connections.
  func close() {
    try? writing.close()
    try? reading.close()
  }

  /// The text written until now, while the program may still be running; empty if it cannot be read.
  var textSoFar: String {
    defer { try? reading.seek(toOffset: 0) }
    return (try? reading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns the text.
  func text() throws(Program.Failure) -> String {
    do {
      return String(decoding: try reading.readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      throw .noRoom(error.localizedDescription)
    }
  }
}
