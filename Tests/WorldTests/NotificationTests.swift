import Foundation
import Testing
import World

@MainActor @Suite("Notifications of the system")
struct NotificationTests {
  @Test("each world has a centre of its own, and it is not the default one")
  func centres() {
    let centers = [VirtualWorld().notifications, VirtualWorld().notifications, LiveWorld().notifications, .default]
    #expect(Set(centers.map(ObjectIdentifier.init)).count == 4)
    let world = VirtualWorld()
    #expect(world.notifications === world.notifications)
  }
}
