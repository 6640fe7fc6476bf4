import Synchronization

/// The record of what happened, in order: free when nobody listens.
///
/// Controls, observers, bindings and the world *note* links; a stage that wants to show how an
/// input travelled *records* while it performs that input.
public enum Trace {
  private static let recordings = Atomic<Int>(0)
  @TaskLocal private static var recorder: Recorder<Link>?

  /// Whether a link that is noted here and now would be kept.
  public static var isRecording: Bool {
    recordings.load(ordering: .relaxed) > 0 && recorder != nil
  }

  /// Notes one link. The link is not even built when nobody listens.
  public static func note(_ link: @autoclosure () -> Link) {
    guard recordings.load(ordering: .relaxed) > 0, let recorder else { return }
    recorder.append(link())
  }

  /// Runs `body` and returns its result with the links noted meanwhile by `body` and by tasks that it starts.
  ///
  /// A recording inside a recording takes the links for itself; recordings on other threads do not see them.
  public static func recording<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, links: [Link]) {
    let recorder = Recorder<Link>()
    recordings.add(1, ordering: .relaxed)
    defer { recordings.subtract(1, ordering: .relaxed) }
    let outcome = $recorder.withValue(recorder) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return (try outcome.get(), recorder.entries)
  }
}
