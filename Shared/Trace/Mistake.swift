import Foundation

/// Mistakes that the originals answer with an exception, here reported in one line each: on standard error, unless a
/// test takes them down.
public enum Mistake {
  @TaskLocal private static var recorder: Recorder<String>?

  /// Tells of one mistake.
  public static func report(_ line: String) {
    if let recorder {
      recorder.append(line)
      return
    }
    // Standard error may be closed; then the line is lost.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Runs `body` and returns its result with the mistakes made by it, or by tasks that it starts. Nothing is written.
  ///
  /// A recording inside a recording takes the mistakes for itself.
  public static func recording<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, lines: [String]) {
    let recorder = Recorder<String>()
    let outcome = $recorder.withValue(recorder) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return (try outcome.get(), recorder.entries)
  }
}
