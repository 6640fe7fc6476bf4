import Testing
import World

@MainActor
@Suite("Updates before a frame")
final class UpdateTests {
  let world = VirtualWorld()
  let log = Log()
  private var isAgain = true

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

  @Test func `an update runs at the end of a performed event, and of the outer one where they are nested`() {
    world.perform {
      world.perform { world.updateLater { self.log.note("update") } }
      log.note("event")
    }
    #expect(log.lines == ["event", "update"])
  }

  @Test func `an update runs before the time that its event lets pass`() throws {
    world.schedule(after: .seconds(1)) { self.log.note("timer") }
    try world.perform {
      world.updateLater { self.log.note("update") }
      try world.advance(by: .seconds(1))
    }
    #expect(log.lines == ["update", "timer"])
  }

  @Test func `an update that keeps asking for another one is reported, and waits for the next event`() throws {
    world.onMistake = { self.log.note($0) }
    world.async { self.updateAgain() }
    try world.settle()
    let mistake = "an update keeps asking for another one: 10000 ran, and there is still more"
    #expect(log.lines == [mistake])
    world.perform {}
    #expect(log.lines == [mistake])
    isAgain = false
    world.perform {}
    #expect(log.lines == [mistake, "last update"])
  }

  private func updateAgain() {
    world.updateLater { [self] in if isAgain { updateAgain() } else { log.note("last update") } }
  }
}
