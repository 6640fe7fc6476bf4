import CallGuards
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
    call_recording_note(UInt64(recorder.append(link())))
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

  /// A Boolean value indicating whether the calls of the chapters' functions can be recorded: they are built for it in
  /// debug builds, unless `CALLS=0`.
  public static var recordsCalls: Bool { call_guards_are_built_in() != 0 }

  /// Runs `body` without recording its calls: those of the stage, which belong to no way.
  public static func withoutCalls<Result>(_ body: () -> Result) -> Result {
    let suspended = call_recording_suspend()
    defer { call_recording_resume(suspended) }
    return body()
  }

  /// Runs `body` and returns its result with the links noted meanwhile, and with the calls of the chapters' functions on
  /// this thread.
  public static func recordingCalls<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, record: TraceRecord) {
    guard recordsCalls, let calls = call_recording_begin() else {
      let (result, links) = try recording(body)
      return (result, TraceRecord(links: links))
    }
    defer { call_recording_free(calls) }
    let outcome = recording { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    call_recording_end(calls)
    return (try outcome.result.get(), TraceRecord(links: outcome.links, calls))
  }
}
