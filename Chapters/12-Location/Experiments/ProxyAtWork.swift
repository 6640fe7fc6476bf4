import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

/// Lets one manager serve an ordinary delegate and two subscribers.
enum ProxyAtWork {
  static func tryOut(_ print: @escaping Print, _ world: VirtualWorld) {
    let device = LocationDevice()
    let ordinary = Diary(print)
    let bag = DisposeBag()
    var manager: LocationManager? = LocationManager(device, world)
    manager?.delegate = ordinary
    print("an ordinary delegate is set, and two subscribe")
    for name in ["first", "second"] {
      manager?.rx.didUpdateLocations.compactMap(\.last).map(\.coordinate.text)
        .subscribe(onNext: { print("  \(name): \($0)") }, onCompleted: { print("  \(name): completed") })
        .disposed(by: bag)
    }
    print("the manager's delegate is a \(manager?.delegate.map { "\(type(of: $0))" } ?? "–")")
    manager?.startUpdatingLocation()
    move(device, to: 1, print)
    print("the proxy stops forwarding")
    manager?.rx.delegate.setForwardToDelegate(nil, retainDelegate: false)
    move(device, to: 2, print)
    print("the deferred status, for an early and a late subscriber")
    let status = Observable.deferred { [weak manager] in
      manager.map { $0.rx.didChangeAuthorization.startWith($0.authorizationStatus) } ?? .empty()
    }
    status.subscribe(onNext: { print("  early: \($0)") }).disposed(by: bag)
    device.authorize(.denied)
    status.subscribe(onNext: { print("  late: \($0)") }).disposed(by: bag)
    print("the manager is deallocated")
    manager = nil
  }

  private static func move(_ device: LocationDevice, to latitude: Double, _ print: Print) {
    guard let coordinate = Coordinate(latitude: latitude, longitude: 0) else { return }
    print("the device moves")
    device.move(to: coordinate)
  }
}

private final class Diary: LocationManagerDelegate {
  private let print: Print

  init(_ print: @escaping Print) {
    self.print = print
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
    for location in locations { print("  ordinary: \(location.coordinate.text)") }
  }
}
