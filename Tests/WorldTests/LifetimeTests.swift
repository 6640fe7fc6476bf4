import Foundation
import Testing
import World

@MainActor
@Suite("The lifetime of work")
struct LifetimeTests {
  let world = VirtualWorld()

  @Test(arguments: 0..<5)
  func `cancelled work does not run, and all other work of that instant does`(_ cancelled: Int) throws {
    var ran: [Int] = []
    let scheduled = (0..<5).map { number in world.schedule(after: .seconds(1)) { ran.append(number) } }
    #expect(scheduled[cancelled].isPending)
    scheduled[cancelled].cancel()
    #expect(!scheduled[cancelled].isPending)
    #expect(world.pendingCount == 4)
    try world.advance(by: .seconds(1))
    #expect(ran == (0..<5).filter { $0 != cancelled })
  }

  @Test func `work can be cancelled by work of the same instant that runs before it`() throws {
    let log = Log()
    var second: Scheduled?
    world.schedule(after: .seconds(1)) {
      log.note("first")
      second?.cancel()
    }
    second = world.schedule(after: .seconds(1)) { log.note("second") }
    try world.advance(by: .seconds(1))
    #expect(log.lines == ["first"])
    #expect(world.pendingCount == 0)
  }

  @Test func `cancelling twice, or after the work ran, or from inside it, has no effect`() throws {
    let log = Log()
    var own: Scheduled?
    own = world.schedule(after: .seconds(1)) {
      own?.cancel()
      log.note("ran")
    }
    world.schedule(after: .seconds(1)) { log.note("other") }
    try world.advance(by: .seconds(1))
    own?.cancel()
    own?.cancel()
    #expect(log.lines == ["ran", "other"])
    #expect(own?.isPending == false)
  }

  @Test(
    "work is released when it is cancelled or ran, before the hook is called, even if the handle is kept",
    arguments: [true, false])
  func released(_ cancels: Bool) throws {
    weak var weakWitness: Witness?
    let scheduled = {
      let witness = Witness()
      weakWitness = witness
      return world.schedule(after: .seconds(1)) { witness.use() }
    }()
    #expect(weakWitness != nil)
    if cancels { scheduled.cancel() }
    #expect((weakWitness == nil) == cancels)
    world.onItem = { #expect(weakWitness == nil) }
    try world.advance(by: .seconds(1))
    #expect(weakWitness == nil)
    #expect(!scheduled.isPending)
  }

  @Test func `releasing work may cancel and schedule other work`() throws {
    final class Owner {
      let end: () -> Void
      init(end: @escaping () -> Void) { self.end = end }
      deinit { end() }
    }
    let log = Log()
    let other = world.schedule(after: .seconds(1)) { log.note("other") }
    let scheduled = {
      let owner = Owner { [world] in
        MainActor.assumeIsolated {
          other.cancel()
          world.async { log.note("released") }
        }
      }
      return world.schedule(after: .seconds(1)) { withExtendedLifetime(owner) {} }
    }()
    scheduled.cancel()
    try world.advance(by: .seconds(1))
    #expect(log.lines == ["released"])
  }

  @Test func `a world that is not retained is deallocated with its work and its network`() {
    weak var weakWorld: VirtualWorld?
    weak var weakNetwork: ScriptedNetwork?
    weak var weakWitness: Witness?
    var kept: Scheduled?
    do {
      let world = VirtualWorld()
      let witness = Witness()
      kept = world.schedule(after: .seconds(1)) { witness.use() }
      world.network.send(.example) { _ in witness.use() }
      (weakWorld, weakNetwork, weakWitness) = (world, world.scriptedNetwork, witness)
    }
    #expect(weakWorld == nil)
    #expect(weakNetwork == nil)
    kept?.cancel()
    #expect(weakWitness == nil)
  }

  @Test func `queued, scheduled, posted and begun work counts as pending until it has ended`() throws {
    #expect(world.pendingCount == 0)
    world.async {}
    world.schedule(after: .seconds(1)) {}
    world.post {}
    let underWay = world.begin()
    #expect(world.pendingCount == 4)
    try world.settle()
    #expect(world.pendingCount == 2)
    try world.advance(by: .seconds(1))
    #expect(world.pendingCount == 1)
    underWay.end()
    #expect(world.pendingCount == 0)
    underWay.end()
    #expect(world.pendingCount == 0)
  }

  @Test func `work posted to a deallocated world is released`() {
    weak var weakWitness: Witness?
    let underWay = {
      let (world, witness) = (VirtualWorld(), Witness())
      weakWitness = witness
      let underWay = world.begin()
      underWay.post { withExtendedLifetime(underWay) { witness.use() } }
      return underWay
    }()
    #expect(weakWitness == nil)
    underWay.post { [witness = Witness()] in weakWitness = witness }
    underWay.end()
    #expect(weakWitness == nil)
  }

  @Test func `something under way that is deallocated counts no longer`() {
    do {
      let underWay = world.begin()
      #expect(world.pendingCount == 1)
      withExtendedLifetime(underWay) {}
    }
    #expect(world.pendingCount == 0)
  }

  @Test func `no work is lost when eight threads post at once`() async throws {
    let logs = (0..<8).map { _ in Log() }
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask { [world] in
          for _ in 0..<500 { world.post { logs[thread].note("posted") } }
        }
      }
    }
    try world.settle()
    #expect(logs.map(\.lines.count) == [500, 500, 500, 500, 500, 500, 500, 500])
    #expect(world.pendingCount == 0)
  }
}
