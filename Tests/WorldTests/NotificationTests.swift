import Foundation
import Testing
import World

@MainActor @Suite("What the system tells everybody")
struct NotificationTests {
  @Test("each world has a centre of its own, and it is not the default one")
  func centres() {
    let centers = [VirtualWorld().notifications, VirtualWorld().notifications, LiveWorld().notifications, .default]
    #expect(Set(centers.map(ObjectIdentifier.init)).count == 4)
    let world = VirtualWorld()
    #expect(world.notifications === world.notifications)
  }

  @Test("what is posted is heard at once by those of the same world")
  func posting() {
    let (world, other) = (VirtualWorld(), VirtualWorld())
    let log = Log()
    let name = Notification.Name("news")
    let tokens = [(world, "world"), (other, "other")].map { world, text in
      (
        world,
        world.notifications.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { log.note(text) }
        }
      )
    }
    world.notifications.post(name: name, object: nil)
    #expect(log.lines == ["world"])
    for (world, token) in tokens { world.notifications.removeObserver(token) }
    world.notifications.post(name: name, object: nil)
    #expect(log.lines == ["world"])
  }
}
