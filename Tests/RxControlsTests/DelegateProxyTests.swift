import KeyValueObserving
import Models
import Rx
import RxControls
import RxServices
import Services
import Testing
import World

@Suite("Delegate proxies") @MainActor
struct DelegateProxyTests {
  private let device = LocationDevice()
  private let world = VirtualWorld()

  /// An ordinary delegate, which notes its calls.
  private final class Ordinary: LocationManagerDelegate {
    var heard: [String] = []

    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
      heard += locations.map(\.coordinate.text)
    }

    func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
      heard.append("\(error)")
    }

    func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {
      heard.append("\(status)")
    }
  }

  private func move(to latitude: Double) throws {
    device.move(to: try #require(Coordinate(latitude: latitude, longitude: 0)))
    try world.settle()
  }

  private func startedManager() throws -> LocationManager {
    let manager = LocationManager(device, world)
    manager.startUpdatingLocation()
    try world.settle()
    return manager
  }

  private func record(_ manager: LocationManager, in log: Log<String>) -> any Disposable {
    manager.rx.didUpdateLocations.compactMap(\.last).map(\.coordinate.text)
      .subscribe(onNext: { log.note($0) }, onCompleted: { log.note("completed") })
  }

  @Test func `several subscribers receive each call`() throws {
    let manager = try startedManager()
    let (first, second, others) = (Log<String>(), Log<String>(), Log<String>())
    let bag = DisposeBag()
    record(manager, in: first).disposed(by: bag)
    try move(to: 1)
    let leaving = record(manager, in: second)
    manager.rx.didFailWithError.subscribe(onNext: { others.note("\($0)") }).disposed(by: bag)
    manager.rx.didChangeAuthorization.subscribe(onNext: { others.note("\($0)") }).disposed(by: bag)
    try move(to: 2)
    leaving.dispose()
    device.fail(.network)
    device.authorize(.authorizedAlways)
    try move(to: 3)
    #expect(
      first.entries == [
        "Lat: 1.0000 / Lon: 0.0000", "Lat: 2.0000 / Lon: 0.0000", "Lat: 3.0000 / Lon: 0.0000",
      ])
    #expect(second.entries == ["Lat: 2.0000 / Lon: 0.0000"])
    #expect(others.entries == ["network", "authorizedAlways"])
  }

  @Test func `an ordinary delegate that was there before receives every call, before the subscribers`() throws {
    let manager = try startedManager()
    let ordinary = Ordinary()
    manager.delegate = ordinary
    let log = Log<Int>()
    let subscription = manager.rx.didUpdateLocations.subscribe(onNext: { _ in log.note(ordinary.heard.count) })
    try move(to: 1)
    device.fail(.locationUnknown)
    device.authorize(.denied)
    subscription.dispose()
    device.authorize(.authorizedAlways)
    try move(to: 2)
    #expect(
      ordinary.heard == [
        "Lat: 1.0000 / Lon: 0.0000", "locationUnknown", "denied", "authorizedAlways", "Lat: 2.0000 / Lon: 0.0000",
      ])
    #expect(log.entries == [1])
  }

  @Test func `an ordinary delegate set later receives every call, and so do the subscribers`() throws {
    let manager = try startedManager()
    let log = Log<String>()
    let subscription = record(manager, in: log)
    defer { subscription.dispose() }
    let ordinary = Ordinary()
    let delegation = manager.rx.setDelegate(ordinary)
    try move(to: 1)
    delegation.dispose()
    try move(to: 2)
    manager.rx.delegate.setForwardToDelegate(ordinary, retainDelegate: false)
    try move(to: 3)
    #expect(log.entries == [1, 2, 3].map { "Lat: \($0).0000 / Lon: 0.0000" })
    #expect(ordinary.heard == [1, 3].map { "Lat: \($0).0000 / Lon: 0.0000" })
  }

  @Test func `a delegate that is set directly silences the sequences until one is asked for again`() throws {
    let manager = try startedManager()
    let log = Log<String>()
    let subscription = record(manager, in: log)
    defer { subscription.dispose() }
    let ordinary = Ordinary()
    manager.delegate = ordinary
    try move(to: 1)
    _ = manager.rx.didFailWithError
    try move(to: 2)
    #expect(ordinary.heard == [1, 2].map { "Lat: \($0).0000 / Lon: 0.0000" })
    #expect(log.entries == ["Lat: 2.0000 / Lon: 0.0000"])
  }

  @Test(arguments: [false, true])
  func `the proxy retains the ordinary delegate only if retainDelegate is true`(_ retainDelegate: Bool) throws {
    let proxy = try startedManager().rx.delegate
    weak var delegate: Ordinary?
    do {
      let ordinary = Ordinary()
      delegate = ordinary
      proxy.setForwardToDelegate(ordinary, retainDelegate: retainDelegate)
    }
    // Nothing else has a reference to the delegate now.
    #expect((delegate != nil) == retainDelegate)
    #expect(proxy.forwardToDelegate() === delegate)
    proxy.setForwardToDelegate(nil, retainDelegate: false)
    #expect(delegate == nil)
  }

  @Test(
    "the sequences complete when the manager is deallocated; nothing retains it or the proxy, and the device is free")
  func completion() throws {
    let log = Log<String>()
    weak var weakManager: LocationManager?
    weak var weakProxy: RxLocationManagerDelegateProxy?
    var subscription: (any Disposable)?
    do {
      let manager = try startedManager()
      weakManager = manager
      weakProxy = RxLocationManagerDelegateProxy.proxy(for: manager)
      subscription = record(manager, in: log)
      try move(to: 1)
      #expect(device.isInUse)
    }
    #expect(weakManager == nil)
    #expect(weakProxy == nil)
    #expect(log.entries == ["Lat: 1.0000 / Lon: 0.0000", "completed"])
    #expect(!device.isInUse)
    #expect(world.pendingCount == 0)
    subscription?.dispose()
  }

  @Test func `an object has one proxy, which is its delegate`() throws {
    let manager = try startedManager()
    let proxy = RxLocationManagerDelegateProxy.proxy(for: manager)
    #expect(RxLocationManagerDelegateProxy.proxy(for: manager) === proxy)
    #expect(manager.delegate === proxy)
    #expect(manager.rx.delegate === proxy)
    #expect(proxy.forwardToDelegate() == nil)
    let other = try startedManager()
    #expect(RxLocationManagerDelegateProxy.proxy(for: other) !== proxy)
  }

  @Test func `an answer of the ordinary delegate counts; without one the proxy's counts`() {
    let gate = Gate()
    let asked = Log<String>()
    let subscription = gate.rx.asked.subscribe(onNext: { asked.note($0) })
    defer { subscription.dispose() }
    #expect(!gate.admits("Ada"))
    let guardian = Guardian()
    let installed = gate.rx.setDelegate(guardian)
    #expect(gate.admits("Ada"))
    #expect(!gate.admits("Bob"))
    installed.dispose()
    #expect(!gate.admits("Ada"))
    #expect(asked.entries == ["Ada", "Ada", "Bob", "Ada"])
  }

  @Test func `a subclass has its superclass's proxy, or one of its own if one was registered`() {
    final class Door: Gate {}
    #expect(type(of: RxGateDelegateProxy.proxy(for: Door())) == RxGateDelegateProxy.self)
    #expect(type(of: RxGateDelegateProxy.proxy(for: Turnstile())) == RxTurnstileDelegateProxy.self)
  }

  @Test func `a second registration, a cycle and a second delegate stop the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      RxGateDelegateProxy.register { (gate: Gate) in RxGateDelegateProxy(gate: gate) }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let proxy = RxGateDelegateProxy.proxy(for: Gate())
      proxy.setForwardToDelegate(proxy, retainDelegate: false)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let (gate, first) = (Gate(), Guardian())
      _ = gate.rx.setDelegate(first)
      _ = gate.rx.setDelegate(Guardian())
      withExtendedLifetime(first) {}
    }
    await #expect(processExitsWith: .success) { @MainActor in
      let (gate, first) = (Gate(), Guardian())
      gate.rx.setDelegate(first).dispose()
      _ = gate.rx.setDelegate(first)
    }
  }

  @Test func `delegate and data source of one object have a proxy each`() {
    let gate = Gate()
    let list = GuestList()
    gate.dataSource = list
    let proxy = RxGateDataSourceProxy.proxy(for: gate)
    #expect(RxGateDelegateProxy.proxy(for: gate) !== (proxy as AnyObject))
    #expect(gate.dataSource === proxy)
    #expect(gate.dataSource?.guests(of: gate) == ["Ada"])
    proxy.setForwardToDelegate(nil, retainDelegate: false)
    #expect(gate.dataSource?.guests(of: gate) == [])
  }
}

@MainActor private protocol GateDelegate: AnyObject {
  func gate(_ gate: Gate, shouldAdmit name: String) -> Bool
}

@MainActor private protocol GateDataSource: AnyObject {
  func guests(of gate: Gate) -> [String]
}

@MainActor private class Gate: KeyValueObservable, HasDelegate, HasDataSource, @MainActor ReactiveCompatible {
  nonisolated let observers = ObserverStore()
  weak var delegate: (any GateDelegate)?
  weak var dataSource: (any GateDataSource)?

  func admits(_ name: String) -> Bool { delegate?.gate(self, shouldAdmit: name) ?? false }
}

private final class Turnstile: Gate {}

@MainActor private final class Guardian: GateDelegate {
  func gate(_ gate: Gate, shouldAdmit name: String) -> Bool { name == "Ada" }
}

@MainActor private final class GuestList: GateDataSource {
  func guests(of gate: Gate) -> [String] { ["Ada"] }
}

private class RxGateDelegateProxy: DelegateProxy<Gate, any GateDelegate>, DelegateProxyType, GateDelegate {
  let asked = PublishSubject<String>()

  required init(gate: Gate) {
    super.init(parentObject: gate, delegateProxy: RxGateDelegateProxy.self)
  }

  static func registerKnownImplementations() {
    register { self.init(gate: $0) }
    RxTurnstileDelegateProxy.register { (turnstile: Turnstile) in RxTurnstileDelegateProxy(gate: turnstile) }
  }

  func gate(_ gate: Gate, shouldAdmit name: String) -> Bool {
    asked.onNext(name)
    return forwardToDelegate()?.gate(gate, shouldAdmit: name) ?? false
  }
}

private final class RxTurnstileDelegateProxy: RxGateDelegateProxy {}

private final class RxGateDataSourceProxy: DelegateProxy<Gate, any GateDataSource>, DelegateProxyType, GateDataSource {
  init(gate: Gate) {
    super.init(parentObject: gate, delegateProxy: RxGateDataSourceProxy.self)
  }

  // The object has a delegate too, so the proxy must name its data source.
  static func currentDelegate(for object: Gate) -> (any GateDataSource)? { object.dataSource }

  static func setCurrentDelegate(_ delegate: (any GateDataSource)?, to object: Gate) { object.dataSource = delegate }

  static func registerKnownImplementations() {
    register { RxGateDataSourceProxy(gate: $0) }
  }

  func guests(of gate: Gate) -> [String] { forwardToDelegate()?.guests(of: gate) ?? [] }
}

extension Reactive where Base: Gate {
  @MainActor fileprivate var asked: Observable<String> { RxGateDelegateProxy.proxy(for: base).asked.asObservable() }

  @MainActor fileprivate func setDelegate(_ delegate: any GateDelegate) -> any Disposable {
    RxGateDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
  }
}
