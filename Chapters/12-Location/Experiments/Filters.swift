import Models
import Services
import Stage
import World

/// Reports the bundled track with different settings of the manager.
enum Filters {
  static func tryOut(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let device = LocationDevice(.bundled)
    let settings = [
      (LocationManager.noDistanceFilter, LocationManager.best), (20, LocationManager.best),
      (LocationManager.noDistanceFilter, 50),
    ]
    let reports = settings.map { distanceFilter, desiredAccuracy in
      Report(device, world, distanceFilter: distanceFilter, desiredAccuracy: desiredAccuracy)
    }
    try world.advance(by: .seconds(30))
    for report in reports { report.show(print) }
  }
}

/// Collects the positions that one manager reports.
private final class Report: LocationManagerDelegate {
  private let manager: LocationManager
  private var positions: [Coordinate] = []

  init(_ device: LocationDevice, _ world: VirtualWorld, distanceFilter: Double, desiredAccuracy: Double) {
    manager = LocationManager(device, world)
    manager.delegate = self
    manager.distanceFilter = distanceFilter
    manager.desiredAccuracy = desiredAccuracy
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
    positions += locations.map(\.coordinate)
  }

  func show(_ print: Print) {
    let filter = manager.distanceFilter > 0 ? "\(Int(manager.distanceFilter)) m" : "none"
    let accuracy = manager.desiredAccuracy > 0 ? "\(Int(manager.desiredAccuracy)) m" : "best"
    print("distance filter \(filter), accuracy \(accuracy):")
    for position in positions { print("  \(position.text)") }
  }
}
