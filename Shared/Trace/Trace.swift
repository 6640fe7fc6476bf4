import CallGuards
import Synchronization

/// The record of what happened, in order: free while no recording runs.
///
/// Controls, observers, bindings and the world *note* links; a stage that wants to show how an input travelled
/// *records* while it performs that input.
public enum Trace {
  private static let recordings = Atomic<Int>(0)
  @TaskLocal private static var recorder: Recorder<Link>?

  /// Notes one link. The link is not even built while no recording runs.
  public static func note(_ link: @autoclosure () -> Link) {
    guard recordings.load(ordering: .relaxed) > 0 else { return }
    // A task that began in an earlier recording continues in that of its thread.
    if let owner = call_recording_owner() {
      let recorder = Unmanaged<Recorder<Link>>.fromOpaque(owner).takeUnretainedValue()
      call_recording_note(UInt64(recorder.append(link())))
    } else {
      recorder?.append(link())
    }
  }

  /// Runs `body` and returns its result with the links noted meanwhile by `body` and by tasks that it starts.
  ///
  /// A recording inside a recording takes the links for itself; recordings on other threads do not see them.
  public static func recording<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, links: [Link]) {
    let suspended = call_recording_suspend()
    defer { call_recording_resume(suspended) }
    let recorder = Recorder<Link>()
    return (try record(into: recorder, body).get(), recorder.entries)
  }

  private static func record<Result, Failure: Error>(
    into recorder: Recorder<Link>, _ body: () throws(Failure) -> Result
  ) -> Swift.Result<Result, Failure> {
    recordings.add(1, ordering: .relaxed)
    defer { recordings.subtract(1, ordering: .relaxed) }
    return $recorder.withValue(recorder) {
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
  }

  /// A Boolean value indicating whether the calls of the chapters' functions can be recorded: they are built for it in
  /// debug builds, unless `CALLS=0`.
  public static var recordsCalls: Bool {
    // The toolchain's module that names calls comes with macOS 26.
    guard #available(macOS 26, *) else { return false }
    return call_guards_are_built_in() != 0
  }

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
    let recorder = Recorder<Link>()
    guard recordsCalls, let calls = call_recording_begin(Unmanaged.passUnretained(recorder).toOpaque()) else {
      let (result, links) = try recording(body)
      return (result, TraceRecord(links: links))
    }
    defer { call_recording_free(calls) }
    let result = record(into: recorder, body)
    call_recording_end(calls)
    return (try result.get(), TraceRecord(links: recorder.entries, calls))
  }
}
