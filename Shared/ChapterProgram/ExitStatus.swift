import Stage

/// The exit status of a chapter's program. From 64 on as BSD's `sysexits.h` has them.
nonisolated public enum ExitStatus: Int32, Sendable {
  /// All went as it should.
  case fine = 0

  /// The patterns differ, or an `expect` of the script failed.
  case differs = 1

  /// The command line makes no sense (`EX_USAGE`).
  case usage = 64

  /// The script cannot be understood (`EX_DATAERR`).
  case badScript = 65

  /// The script cannot be opened (`EX_NOINPUT`).
  case noInput = 66

  /// The command line is right, but what it needs is not there: a reader's way, a build that records calls, its
  /// sources, or four ways that are equal, with which to compare (`EX_UNAVAILABLE`).
  case unavailable = 69
}

extension FeedError {
  /// The exit status of a program that has no inputs because of the error.
  var status: ExitStatus {
    switch self {
    case .unreadable: .noInput
    case .malformed: .badScript
    }
  }
}
