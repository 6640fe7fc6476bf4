import Models
import Services
import Testing
import World

@testable import Location

@Suite("12 Location, today")
struct TodayTests {
  /// The delegate of one loop: it turns the calls of the manager into elements.
  final class Positions: LocationManagerDelegate {
    let stream: AsyncStream<Coordinate>
    private let manager: LocationManager
    private let continuation: AsyncStream<Coordinate>.Continuation

    init(_ device: LocationDevice, _ world: World) {
      manager = LocationManager(device, world)
      // A reader that is late wants the latest position only.
      (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
      manager.delegate = self
      manager.startUpdatingLocation()
    }

    isolated deinit {
      manager.stopUpdatingLocation()
      continuation.finish()
    }

    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
      for fix in locations { continuation.yield(fix.coordinate) }
    }
  }

  @Test func `a delegate becomes a sequence, and the receiver stops when the loop over it is cancelled`() throws {
    let (world, device) = (VirtualWorld(), LocationDevice())
    var latitudes: [Double] = []
    try world.perform {
      let task = Task {
        let positions = Positions(device, world)
        for await position in positions.stream { latitudes.append(position.latitude) }
        withExtendedLifetime(positions) {}
      }
      try world.settle()
      #expect(device.isInUse)
      for latitude in [51.0, 52] {
        device.move(to: try #require(Coordinate(latitude: latitude, longitude: 0)))
        try world.settle()
      }
      task.cancel()
      try world.settle()
    }
    #expect(latitudes == [51, 52])
    #expect(!device.isInUse)
  }
}
