import Foundation
import Testing
import World

@Suite("The world of the code that runs now")
struct CurrentWorldTests {
  @Test("without any other, it is the live one")
  func byDefault() {
    #expect(World.current === World.live)
  }

  @MainActor
  @Test("a value set on the main actor holds inside, and only there")
  func onMainActor() {
    let world = VirtualWorld()
    World.$current.withValue(world) {
      #expect(World.current === world)
      #expect(nonisolatedCurrent() === world)
    }
    #expect(World.current === World.live)
  }

  @Test("a value set in nonisolated code holds inside, and only there")
  func nonisolated() {
    let world = VirtualWorld()
    World.$current.withValue(world) { #expect(World.current === world) }
    #expect(World.current === World.live)
  }

  @MainActor
  @Test("work finds the world that runs it, whatever was current when it was scheduled or told to run")
  func work() throws {
    let (world, other) = (VirtualWorld(), VirtualWorld())
    var found: [World] = []
    World.$current.withValue(other) {
      world.async { found.append(World.current) }
    }
    world.post { found.append(World.current) }
    world.schedule(after: .seconds(1)) { found.append(World.current) }
    try World.$current.withValue(other) { try world.advance(by: .seconds(1)) }
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0 === world })
  }

  @MainActor
  @Test("the main queue is told from other threads")
  func isOnMainQueue() async {
    let world = VirtualWorld()
    #expect(world.isOnMainQueue)
    let elsewhere = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: world.isOnMainQueue) }
    }
    #expect(!elsewhere)
  }

  @MainActor
  @Test("the live world runs by itself", .timeLimit(.minutes(15)))
  func liveRuns() async {
    let log = Log()
    await withCheckedContinuation { continuation in
      World.live.schedule(after: .milliseconds(1)) {
        log.note("second")
        continuation.resume()
      }
      World.live.async { log.note("first") }
    }
    #expect(log.lines == ["first", "second"])
  }

  private func nonisolatedCurrent() -> World { World.current }
}
