import Foundation
import LoopbackServer
import Platform
import Stage
import StageSession
import WebStage
import Workshop

/// The stage in a browser.
extension ChapterCommand {
  /// Serves the stage on the loopback interface until the program is ended by a signal.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  func serve(_ shown: StageOptions, at port: UInt16, opens: Bool) -> ExitStatus {
    let start = ContinuousClock.now
    let stage: WebStage
    do {
      stage = WebStage(try shown.session(of: chapter, HighlightedSources(chapter, yours: submission?.name))) {
        ContinuousClock.now - start
      }
    } catch {
      console.complain("\(chapter.name): \(error)")
      return .differs
    }
    let server: WebStageServer
    do throws(LoopbackServerError) { server = try WebStageServer(stage, port: port) } catch {
      console.complain("\(chapter.name): port \(port): \(error): choose another one, or none")
      return .unavailable
    }
    // Scripts read the address as the last word of the first line.
    console.writeLine("\(chapter.name) is on stage until Ctrl-C: \(server.address)")
    fflush(nil)
    if opens {
      do { try Browser.open(server.address) } catch {
        console.complain("\(chapter.name): no browser can be opened: open the address yourself")
      }
    }
    while true { RunLoop.main.run() }
  }
}
