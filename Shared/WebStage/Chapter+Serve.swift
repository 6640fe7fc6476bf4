import ChapterProgram
import Stage
import StageSession
import Workshop

/// The server, as long as the program runs.
@MainActor private var server: WebStageServer?

@MainActor private func serveSession(_ session: Session, _ port: UInt16) throws -> String {
  let start = ContinuousClock.now
  let started = try WebStageServer(WebStage(session) { ContinuousClock.now - start }, port: port)
  server = started
  return started.address
}

extension Chapter {
  /// The program of the chapter, which can also show its stage in a browser.
  public static func serve() { main(serving: serveSession) }

  /// The same program with what a reader has written for an exercise.
  public static func serve(_ attempt: Attempt) { main(attempt, serving: serveSession) }
}
