/// Why the program did not do what it was asked for.
struct BookError: Error {
  /// How the program ends, as BSD's `sysexits.h` has it.
  let status: Int32

  /// What to tell.
  let lines: [String]

  init(_ status: Int32, _ line: String) {
    self.init(status, lines: [line])
  }

  init(_ status: Int32, lines: [String]) {
    self.status = status
    self.lines = lines
  }
}
