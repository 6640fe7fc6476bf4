import Foundation
import Platform
import Stage
import StageSession
import Workshop

/// The stage in a browser.
extension ChapterCommand {
  /// Serves the stage on the loopback interface until the program is ended by a signal.
  ///
  /// A program without a server becomes the one that has it, which is built if need be.
  ///
  /// - Parameter port: the port; 0 for any that is free.
  func serve(
    _ shown: StageOptions, _ sources: HighlightedSources, at port: UInt16, opens: Bool, _ arguments: [String]
  ) -> ExitStatus {
    guard let serveSession else { return becomeServer(arguments) }
    let address: String
    do {
      let session = try shown.session(of: chapter, sources)
      if shown.quiz != nil { session.message = Session.Message(text: Quiz.task) }
      address = try serveSession(session, port)
    } catch let error as PaneError {
      console.complain("\(chapter.name): \(error)")
      return .differs
    } catch {
      console.complain("\(chapter.name): port \(port): \(error): choose another one, or none")
      return .unavailable
    }
    // Scripts read the address as the last word of the first line.
    console.writeLine("\(chapter.name) is on stage until Ctrl-C: \(address)")
    fflush(nil)
    if opens {
      do { try Browser.open(address) } catch {
        console.complain("\(chapter.name): no browser can be opened: open the address yourself")
      }
    }
    while true { RunLoop.main.run() }
  }

  /// Runs the chapter's program with the server in the place of this one.
  private func becomeServer(_ arguments: [String]) -> ExitStatus {
    guard submission == nil else {
      console.complain("\(chapter.name): this program has no server: type swift run Workbook run --serve")
      return .unavailable
    }
    console.complain("\(chapter.name): building the stage for the browser, if need be …")
    let command =
      ["swift", "run", "--package-path", ChapterSources.package.path, "\(chapter.name)Web"] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    pointers.append(nil)
    execvp("swift", pointers)
    for pointer in pointers { free(pointer) }
    console.complain("\(chapter.name): swift cannot be run: \(String(cString: strerror(errno)))")
    return .unavailable
  }
}
