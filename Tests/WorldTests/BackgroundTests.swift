import Foundation
import Testing
import World

@MainActor
@Suite("Work off the main queue", .timeLimit(.minutes(60)))
struct BackgroundTests {
  @Test func `in a virtual world it runs when the world does, and counts as elsewhere`() throws {
    let (world, isOnMainQueue) = (VirtualWorld(), Box<Bool>())
    world.background { isOnMainQueue.value = World.current.isOnMainQueue }
    #expect(isOnMainQueue.value == nil)
    #expect(world.pendingCount > 0)
    try world.settle()
    #expect(isOnMainQueue.value == false)
    #expect(world.isOnMainQueue)
    #expect(world.pendingCount == 0)
  }

  @Test func `in a virtual world each element takes 100 ms, and arrives at its own instant`() throws {
    let (world, log) = (VirtualWorld(), Log())
    world.background(each: ["a", "b"]) { element in
      world.post { log.note("\(element) at \(world.now)") }
    }
    try world.advance(by: .seconds(1))
    #expect(log.lines == ["a at 0.1 seconds", "b at 0.2 seconds"])
    #expect(world.pendingCount == 0)
  }

  @Test func `work that is cancelled before it began never runs, and is not pending`() throws {
    let (world, log) = (VirtualWorld(), Log())
    let work = world.background { world.post { log.note("never") } }
    work.cancel()
    #expect(world.pendingCount == 0)
    let loop = world.background(each: 1...3) { element in world.post { log.note("\(element)") } }
    try world.advance(by: .milliseconds(150))
    loop.cancel()
    #expect(world.pendingCount == 0)
    try world.advance(by: .seconds(1))
    #expect(log.lines == ["1"])
  }

  @Test func `in a live world it runs on another thread, in that world, and returns to the main queue`() async throws {
    let (world, log, places) = (LiveWorld(), Log(), Box<[Bool]>())
    world.background(each: 1...3) { element in
      places.value = (places.value ?? []) + [World.current === world, World.current.isOnMainQueue]
      world.post { log.note("\(element) \(world.isOnMainQueue)") }
    }
    try await world.runUntilIdle(atMost: .seconds(60))
    #expect(log.lines == ["1 true", "2 true", "3 true"])
    #expect(places.value == [true, false, true, false, true, false])
  }

  @Test("in a live world a cancelled loop delivers no further element, not even the one in progress")
  func liveCancelled() async throws {
    let (world, log) = (LiveWorld(), Log())
    let gate = DispatchSemaphore(value: 0)
    let loop = Box<any Cancellable>()
    loop.value = world.background(each: GatedNumbers(gate: gate)) { number in
      world.post {
        log.note("\(number)")
        loop.value?.cancel()
        gate.signal()
      }
    }
    try await world.runUntilIdle(atMost: .seconds(60))
    #expect(log.lines == ["1"])
    loop.value = nil
  }

  @Test func `a loop that has ended releases its receiver, though the loop is retained`() throws {
    let (world, loop) = (VirtualWorld(), Box<any Cancellable>())
    weak var received: Box<Int>?
    do {
      let box = Box<Int>()
      received = box
      loop.value = world.background(each: 1...2) { box.value = $0 }
    }
    try world.advance(by: .seconds(1))
    #expect(received == nil)
    loop.value?.cancel()
    #expect(world.pendingCount == 0)
  }

  @Test func `a reported mistake reaches onMistake on the main queue`() throws {
    let (world, log) = (VirtualWorld(), Log())
    world.onMistake = { log.note($0) }
    world.background { World.current.report("a mistake") }
    try world.settle()
    #expect(log.lines == ["a mistake"])
  }
}

/// 1, then 2 and 3 once the gate is open.
private struct GatedNumbers: Sequence, IteratorProtocol, Sendable {
  let gate: DispatchSemaphore
  var last = 0

  mutating func next() -> Int? {
    if last == 1 { gate.wait() }
    last += 1
    return last <= 3 ? last : nil
  }
}
