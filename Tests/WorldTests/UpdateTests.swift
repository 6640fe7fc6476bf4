import Testing
import World

@MainActor
@Suite("Updates before a frame")
struct UpdateTests {
  let world = VirtualWorld()
  let log = Log()

  @Test func `an update runs after the piece of work that asked for it, before the next one`() throws {
    world.async {
      self.world.updateLater { self.log.note("update") }
      self.log.note("work")
    }
    world.async { self.log.note("more work") }
    try world.settle()
    #expect(log.lines == ["work", "update", "more work"])
  }

  @Test func `an update that is asked for outside of work runs with the world`() throws {
    world.updateLater { self.log.note("update") }
    #expect(log.lines == [])
    try world.settle()
    #expect(log.lines == ["update"])
  }

  @Test func `an update that keeps asking for another one is reported and dropped`() throws {
    world.onMistake = { self.log.note($0) }
    world.async { self.updateAgain() }
    try world.settle()
    #expect(log.lines == ["an update keeps asking for another one: 10000 ran, and there is still more"])
  }

  private func updateAgain() {
    world.updateLater { [self] in updateAgain() }
  }
}
