import Dispatch
import Testing
import World

@MainActor
@Suite("Waiting for events from outside in a virtual world", .timeLimit(.minutes(60)))
struct OutsideTests {
  @Test func `it sleeps until work is posted, and runs it the next time`() throws {
    let (world, came) = (VirtualWorld(), Box<Bool>())
    DispatchQueue.global().async { world.post { came.value = true } }
    world.awaitOutside(atMost: .seconds(600))
    #expect(came.value == nil)
    #expect(world.isAwaitingOutside)
    try world.settle()
    #expect(came.value == true)
    #expect(world.now == .zero)
  }

  @Test func `it does not sleep where something is there already, nor beyond the limit`() {
    let world = VirtualWorld()
    world.awaitOutside(atMost: .zero)
    world.post {}
    world.awaitOutside(atMost: .seconds(600))
    #expect(world.pendingCount == 1)
  }
}
