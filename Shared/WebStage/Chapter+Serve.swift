import ChapterProgram
import Stage

/// The server, as long as the program runs.
@MainActor private var server: WebStageServer?

extension Chapter {
  /// The program of the chapter, which can also show its stage in a browser.
  public static func serve() {
    let start = ContinuousClock.now
    main { session, port in
      let started = try WebStageServer(WebStage(session) { ContinuousClock.now - start }, port: port)
      server = started
      return started.address
    }
  }
}
