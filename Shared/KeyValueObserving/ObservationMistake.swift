import Foundation

/// A mistake that KVO answers with an exception, here told in one line.
public enum ObservationMistake {
  /// Takes the line of a mistake: standard error, unless `$report.withValue(…)` puts something else in its place.
  @TaskLocal public static var report: @Sendable (String) -> Void = { line in
    // Where standard error is closed, nobody is left to be told.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}

/// A key as it stands in the line of a mistake: whatever is in it, it cannot write to a terminal.
func quoted(_ key: String) -> String {
  "\"" + key.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
}
