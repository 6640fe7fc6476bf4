import Dispatch
import Testing

@testable import World

@Suite("Waiting for the inbox", .timeLimit(.minutes(60)))
struct InboxTests {
  @Test(arguments: [true, false])
  func `ends when the pending work has ended without a result, or the inbox is closed`(_ closes: Bool) {
    let inbox = Inbox()
    if !closes { inbox.begin() }
    DispatchQueue.global().async { closes ? inbox.close() : inbox.end() }
    #expect(inbox.wait(atMost: .seconds(60)))
    #expect(inbox.count == 0)
  }

  @Test func `restarts after an end that it has noticed`() {
    let inbox = Inbox()
    inbox.begin()
    inbox.end()
    #expect(inbox.wait(atMost: .seconds(60)))
    #expect(!inbox.wait(atMost: .milliseconds(1)))
    DispatchQueue.global().async { inbox.post {} }
    #expect(inbox.wait(atMost: .seconds(60)))
    #expect(inbox.count == 1)
  }
}
