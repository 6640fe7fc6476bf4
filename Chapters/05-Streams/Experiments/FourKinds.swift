import Rx
import RxControls
import Stage

/// Subjects and relays: the events that they take, and those that a late subscriber gets.
enum FourKinds {
  // MARK: four-kinds

  static func table(_ print: @escaping Print) {
    print("                 takes                       a late subscriber gets")
    row(PublishSubject<Int>(), print)
    row(PublishRelay<Int>(), print)
    row(BehaviorSubject(value: 1), print)
    row(BehaviorRelay(value: 1), print)
  }

  private static func row<Kind: ObservableType>(_ kind: Kind, _ print: Print) where Kind.Element == Int {
    var late: [String] = []
    kind.subscribe(onNext: { late.append("\($0)") }).dispose()
    let takes = Kind.self is any ObserverType.Type ? "elements, error, completion" : "elements"
    let name = "\(Kind.self)".prefix { $0 != "<" }
    print("\(String(name).padded(15))  \(takes.padded(27)) \(late.isEmpty ? "nothing" : "the value: \(late[0])")")
  }

  // MARK: private-relay

  static func privateRelay(_ print: @escaping Print) {
    let volume = Volume()
    section("behind asObservable()", print) { print in
      volume.open.subscribe(onNext: { print("the volume is \($0)") }).disposed(by: volume.disposeBag)
      volume.set(11)
      print("it is an Observable<Int>: there is no accept and no onNext to call")
    }
    section("Trap: asObservable() hides the subject that the relay wraps, and a cast finds it", print) { print in
      let subject = volume.open as? BehaviorSubject<Int>
      print("a relay wraps a subject: \(subject != nil)")
      subject?.onNext(99)
    }
    section("behind asDriver(), or any operator", print) { print in
      print("a cast finds a subject: \(volume.driven.asObservable() is BehaviorSubject<Int>)")
      print("a cast finds a subject: \(volume.open.map { $0 } is BehaviorSubject<Int>)")
    }
  }
}

private final class Volume {
  private let volume = BehaviorRelay(value: 5)
  let disposeBag = DisposeBag()

  var open: Observable<Int> { volume.asObservable() }
  var driven: Driver<Int> { volume.asDriver() }

  func set(_ value: Int) {
    volume.accept(min(value, 10))
  }
}
