import Testing
import World

@MainActor
@Suite("A world that does not come to rest")
struct SettleTests {
  let world = VirtualWorld()

  @Test func `more than ten thousand pieces of work at one instant are reported, and the rest stays queued`() throws {
    var count = 0
    try world.advance(by: .seconds(2))
    for _ in 0..<10_001 { world.async { count += 1 } }
    #expect(throws: Unsettled.endless(at: .seconds(2), limit: 10_000)) { try world.settle() }
    #expect(count == 10_000)
    #expect(world.pendingCount == 1)
    try world.settle()
    #expect(count == 10_001)
  }

  @Test(
    "work that schedules itself after no time, or next to none, or posts itself, is reported at its instant",
    arguments: [(.zero, .seconds(1)), (.nanoseconds(1), .nanoseconds(1_000_010_000)), (nil, .seconds(1))]
      as [(Duration?, Duration)])
  func endless(_ delay: Duration?, _ end: Duration) {
    func schedule(_ delay: Duration) { world.schedule(after: delay) { schedule(delay) } }
    @Sendable func post() { world.post { post() } }
    world.schedule(after: .seconds(1)) { delay.map { schedule($0) } ?? post() }
    #expect(throws: Unsettled.endless(at: end, limit: 10_000)) { try world.advance(by: .seconds(3600)) }
    #expect(world.now == end)
  }

  @Test func `a timer that fires 36,000 times in an hour is not endless`() throws {
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

  @Test func `settling from inside work has no effect: due work runs after that work`() throws {
    let log = Log()
    world.async { [world] in
      world.async { log.note("inner") }
      #expect(throws: Never.self) { try world.settle() }
      log.note("outer")
    }
    try world.settle()
    #expect(log.lines == ["outer", "inner"])
  }

  @Test func `letting time pass from inside work is refused`() throws {
    world.async { [world] in
      #expect(throws: Unsettled.insideWork) { try world.advance(by: .seconds(1)) }
    }
    try world.settle()
    #expect(world.now == .zero)
  }
}
