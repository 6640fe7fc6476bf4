import Dispatch
import Testing

@testable import World

@Suite("Whoever waits for the inbox", .timeLimit(.minutes(5)))
struct InboxTests {
  @Test("wakes when what was under way has ended, and nothing came of it")
  func end() {
    let inbox = Inbox()
    inbox.begin()
    DispatchQueue.global().async { inbox.end() }
    #expect(inbox.wait(atMost: .seconds(60)))
    #expect(inbox.count == 0)
  }

  @Test("wakes when nobody takes anything any more")
  func close() {
    let inbox = Inbox()
    DispatchQueue.global().async { inbox.close() }
    #expect(inbox.wait(atMost: .seconds(60)))
    #expect(inbox.count == 0)
  }

  @Test("waits again after an end that it has woken for")
  func again() {
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
