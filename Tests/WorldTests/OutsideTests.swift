import Dispatch
import Testing
import World

@MainActor
@Suite("What a virtual world waits for from outside", .timeLimit(.minutes(15)))
struct OutsideTests {
  @Test("it sleeps until that has come, and takes it in when it runs the next time")
  func arrival() throws {
    let (world, came) = (VirtualWorld(), Box<Bool>())
    DispatchQueue.global().async { world.post { came.value = true } }
    world.awaitOutside(atMost: .seconds(600))
    #expect(came.value == nil)
    #expect(world.isAwaitingOutside)
    try world.settle()
    #expect(came.value == true)
    #expect(world.now == .zero)
  }

  @Test("it does not sleep where something is there already, nor longer than it may")
  func bounds() {
    let world = VirtualWorld()
    world.awaitOutside(atMost: .zero)
    world.post {}
    world.awaitOutside(atMost: .seconds(600))
    #expect(world.pendingCount == 1)
  }
}
