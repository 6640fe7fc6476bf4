import Foundation

/// A mistake that KVO answers with an exception, here told in one line.
public enum ObservationMistake {
  /// Takes the line of a mistake: standard error, unless `$report.withValue(…)` puts something else in its place.
  @TaskLocal public static var report: @Sendable (String) -> Void = { line in
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
