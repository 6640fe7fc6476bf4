import Foundation
import Testing
import World

@Suite("The world of the code that runs now")
struct CurrentWorldTests {
  @MainActor
  @Test func `a world that is made current holds inside, and only there`() {
    let world = VirtualWorld()
    World.$current.withValue(world) {
      #expect(World.current === world)
      #expect(nonisolatedCurrent() === world)
    }
    #expect(World.current === World.live)
  }

  @MainActor
  @Test func `work finds the world that runs it, whichever was current when it was scheduled or started`() throws {
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
  @Test(.timeLimit(.minutes(60)))
  func `the live world runs by itself`() async {
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
