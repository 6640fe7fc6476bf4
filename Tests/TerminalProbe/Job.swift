import Foundation
import Platform
import Terminal

/// Takes the terminal, shows and reports the last event, and ends as it is asked to.
enum Job {
  /// On this thread.
  static func wait() {
    guard var job = Opened() else { return }
    while job.obey(job.session.next()) {}
  }

  /// On this thread, with handlers that return, as those of Swift do that report a crash.
  static func waitReportingCrashes() {
    for number in [SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP] { signal(number) { _ in } }
    wait()
  }

}

private struct Opened {
  let session: TerminalSession
  private var painter = Painter()
  private var extent: Extent

  init?() {
    // In the foreground, whichever of the two was quicker, the shell or this.
    signal(SIGTTOU, SIG_IGN)
    tcsetpgrp(0, getpgrp())
    signal(SIGTTOU, SIG_DFL)
    disableCoreFiles()
    do {
      session = try TerminalSession()
    } catch {
      report("\(error)")
      return nil
    }
    extent = session.extent
    show("open")
  }

  mutating func show(_ text: String) {
    var surface = Surface(extent)
    surface.write("\(extent): \(text)", at: Place(column: 0, row: 0), style: TextStyle(.bold, foreground: .red))
    surface.caret = Place(column: 0, row: 1)
    session.write(painter.paint(surface))
    report(text)
  }

  /// - Returns: whether to go on.
  mutating func obey(_ event: TerminalEvent?) -> Bool {
    switch event {
    case .input(.key(let key)):
      if case .function(let number) = key.name { return end(number) }
      show("\(key.name)")
    case .input(.text(let text)): show("text \(text.count > 20 ? "\(text.count) long" : text)")
    case .input(.paste(let paste)): show("paste \(paste.text)")
    case .input(.mouse(let mouse)): show("mouse \(mouse.place.column) \(mouse.place.row)")
    case .input(.focus): break
    case .resized(let extent):
      self.extent = extent
      show("resized")
    case .resumed(let extent):
      self.extent = extent
      painter.forget()
      show("resumed")
    case .closed:
      report("closed")
      return false
    case nil: break
    }
    return true
  }

  private func end(_ number: Int) -> Bool {
    switch number {
    case 1: session.close()
    case 2: exit(3)
    case 3: abort()
    case 4:
      let empty: [Int] = []
      return empty[number] == 0
    case 5: kill(getpid(), SIGSEGV)
    case 6: return overflow(number) == 0
    case 8:
      let second = Result { try TerminalSession() }
      report("second \(second)")
    case 9:
      let complaint = Array("a complaint\n".utf8)
      _ = write(2, complaint, complaint.count)
    default: break
    }
    return number != 1
  }

  /// Until there is no more room.
  @inline(never)
  private func overflow(_ number: Int) -> Int { number == -1 ? 0 : overflow(number + 1) + number }
}
