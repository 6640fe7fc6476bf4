/// The reason why the program did not do what it was asked for.
struct BookError: Error {
  /// The exit status, as BSD's `sysexits.h` defines it.
  let status: Int32
  let lines: [String]

  init(_ status: Int32, _ line: String) {
    self.init(status, lines: [line])
  }

  init(_ status: Int32, lines: [String]) {
    self.status = status
    self.lines = lines
  }
}
