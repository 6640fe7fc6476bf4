import Rx
import RxControls
import Testing
import World

@Suite("Delegate to Rx: traps")
struct PositionTraps {
  private let receiver = Receiver()
  private let bag = DisposeBag()

  @Test func `Trap: a listener without a strong reference is deallocated before the first call`() {
    func listen() -> Observable<Int> {
      let listener = ReceiverListener()
      receiver.delegate = listener
      return listener.positions.asObservable()
    }
    var got: [Int] = []
    listen().subscribe(onNext: { got.append($0) }).disposed(by: bag)
    receiver.start()
    receiver.move(to: 120)
    #expect(got == [])
    #expect(receiver.delegate == nil)
  }

  @Test func `Trap: a second listener takes the place of the first`() {
    var shown: [String] = []
    let features = [
      PositionWithListener(receiver) { shown.append("first \($0)") },
      PositionWithListener(receiver) { shown.append("second \($0)") },
    ]
    receiver.move(to: 120)
    withExtendedLifetime(features) { #expect(shown == ["second at 120 m"]) }
  }

  @Test func `Trap: a delegate that is set later silences the streams until one is requested again`() {
    var shown: [String] = []
    let feature = PositionWithProxy(receiver) { shown.append($0) }
    let late = ReceiverListener()
    receiver.delegate = late
    receiver.move(to: 120)
    #expect(shown == [])
    _ = receiver.rx.positions
    receiver.move(to: 135)
    withExtendedLifetime(feature) { #expect(shown == ["at 135 m"]) }
  }

  @Test func `Trap: a failure that becomes an error is the last event`() {
    var got: [String] = []
    let failures = receiver.rx.failures.flatMap { _ in Observable<Int>.error(NoAnswer()) }
    Observable.merge(receiver.rx.positions, failures)
      .subscribe(onNext: { got.append("\($0)") }, onError: { _ in got.append("#") })
      .disposed(by: bag)
    receiver.start()
    receiver.move(to: 120)
    receiver.lose()
    receiver.move(to: 135)
    #expect(got == ["120", "#"])
  }

  @Test func `Trap: if two features each call start and stop, the first to end stops the receiver for both`() {
    World.$current.withValue(VirtualWorld()) {
      var first: PositionWithProxy? = PositionWithProxy(receiver) { _ in }
      let second = PositionWithProxy(receiver) { _ in }
      _ = first
      first = nil
      withExtendedLifetime(second) { #expect(!receiver.isOn) }
      let lines = PositionModel(receiver).lines
      let one = lines.drive()
      let other = lines.drive()
      one.dispose()
      #expect(receiver.isOn)
      other.dispose()
      #expect(!receiver.isOn)
    }
  }
}
