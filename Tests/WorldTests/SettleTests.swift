import Testing
import World

@MainActor
@Suite("A world that does not come to rest")
struct SettleTests {
  let world = VirtualWorld()

  @Test("more than ten thousand pieces of work at one instant are reported, and the rest stays queued")
  func overTheLimit() throws {
    var count = 0
    try world.advance(by: .seconds(2))
    for _ in 0..<10_001 { world.async { count += 1 } }
    #expect(throws: Unsettled.endless(at: .seconds(2), limit: 10_000)) { try world.settle() }
    #expect(count == 10_000)
    #expect(world.pendingCount == 1)
    try world.settle()
    #expect(count == 10_001)
  }

  @Test("work that schedules itself after no time at all is reported at its instant")
  func endlessSchedule() {
    func again() { world.schedule(after: .zero) { again() } }
    world.schedule(after: .seconds(1)) { again() }
    #expect(throws: Unsettled.endless(at: .seconds(1), limit: 10_000)) { try world.advance(by: .seconds(5)) }
    #expect(world.now == .seconds(1))
  }

  @Test("work that schedules itself after next to no time is reported")
  func nearlyEndless() {
    func again() { world.schedule(after: .nanoseconds(1)) { again() } }
    again()
    #expect(throws: Unsettled.endless(at: .nanoseconds(10_001), limit: 10_000)) {
      try world.advance(by: .seconds(3600))
    }
  }

  @Test("a timer that fires 36,000 times in an hour is not endless")
  func longWait() throws {
    var count = 0
    func again() {
      world.schedule(after: .milliseconds(100)) {
        count += 1
        again()
      }
    }
    again()
    try world.advance(by: .seconds(3600))
    #expect(count == 36_000)
  }

  @Test("endless posts are reported too")
  func endlessPost() {
    @Sendable func again() { world.post { again() } }
    again()
    #expect(throws: Unsettled.endless(at: .zero, limit: 10_000)) { try world.settle() }
  }

  @Test("settling from inside work has no effect: due work runs after that work")
  func settleInside() throws {
    let log = Log()
    world.async { [world] in
      world.async { log.note("inner") }
      #expect(throws: Never.self) { try world.settle() }
      log.note("outer")
    }
    try world.settle()
    #expect(log.lines == ["outer", "inner"])
  }

  @Test("letting time pass from inside work is refused")
  func advanceInside() throws {
    world.async { [world] in
      #expect(throws: Unsettled.insideWork) { try world.advance(by: .seconds(1)) }
    }
    try world.settle()
    #expect(world.now == .zero)
  }
}
