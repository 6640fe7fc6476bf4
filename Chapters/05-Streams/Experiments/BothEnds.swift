import Controls
import Rx
import RxControls
import Stage
import World

/// Observables and observers: the two ends of a stream.
enum BothEnds {
  // MARK: observable-observer

  static func table(_ print: @escaping Print) {
    print("                        subscribe  on(event)")
    row(Observable<Int>.self, print)
    row(AnyObserver<Int>.self, print)
    row(Binder<Int>.self, print)
    row(PublishSubject<Int>.self, print)
    row(PublishRelay<Int>.self, print)
    row(ControlEvent<Int>.self, print)
    row(ControlProperty<Int>.self, print)
    row(Driver<Int>.self, print)
    print("A relay takes elements through accept; a driver is no observable, but asObservable() makes one of it.")
  }

  private static func row<Kind>(_ kind: Kind.Type, _ print: Print) {
    let name = "\(kind)".replacing("SharedSequence<DriverSharingStrategy, Int>", with: "Driver<Int>")
    let subscribes = kind is any ObservableType.Type ? "yes" : "no"
    print("\(name.padded(22))  \(subscribes.padded(9))  \(kind is any ObserverType.Type ? "yes" : "no")")
  }

  // MARK: bind-subscribe

  static func bind(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let numbers = PublishSubject<Int>()
    let label = Label("label")
    let disposeBag = DisposeBag()
    let log = ThreadLog()
    texts(of: numbers).bind(to: label.rx.text).disposed(by: disposeBag)
    observe(numbers, log).disposed(by: disposeBag)
    section("1 is sent on the main queue", print) { print in
      numbers.onNext(1)
      log.takeAll().forEach(print)
      print("bind(to: label.rx.text): the label shows \(label.text ?? "nothing")")
    }
    try section("2 is sent on another thread", print) { print in
      sendFromAnotherThread(2, to: numbers)
      log.takeAll().forEach(print)
      print("bind(to: label.rx.text): the label shows \(label.text ?? "nothing")")
      try world.settle()
      print("when the main queue gets to it: the label shows \(label.text ?? "nothing")")
    }
    section("an error is sent", print) { print in
      let failing = PublishSubject<Int>()
      failing.subscribe(onNext: { print("\($0)") }, onError: { print("subscribe(onNext:onError:): \($0)") })
        .disposed(by: disposeBag)
      failing.onError(Trouble.planned)
      print("bind: the program would stop, see binding-errors")
    }
  }

  // Another thread calls these closures: if they belonged to the main actor, the program would stop.
  nonisolated private static func texts(of numbers: Observable<Int>) -> Observable<String> {
    numbers.map { "\($0)" }
  }

  nonisolated private static func observe(_ numbers: Observable<Int>, _ log: ThreadLog) -> any Disposable {
    Disposables.create(
      numbers.subscribe(onNext: { log.note("subscribe(onNext:): \($0)") }),
      numbers.bind(onNext: { log.note("bind(onNext:): \($0)") }))
  }

  // MARK: own-binder

  static func ownBinder(_ print: @escaping Print) {
    let numbers = PublishSubject<Int>()
    var label: Label? = Label("label")
    let disposeBag = DisposeBag()
    if let label { numbers.bind(to: label.rx.temperature).disposed(by: disposeBag) }
    numbers.onNext(21)
    print("\(label?.text ?? "nothing"), \(label?.textColor.rawValue ?? "")")
    numbers.onNext(38)
    print("\(label?.text ?? "nothing"), \(label?.textColor.rawValue ?? "")")
    weak let seen = label
    label = nil
    print("the label is \(seen == nil ? "gone: a binder holds its object weakly" : "still here")")
    numbers.onNext(40)
    print("40 was sent: the binding is still there, and does nothing")
  }
}

extension Reactive where Base: Label {
  /// A binder that shows a temperature, in the error colour from 30 degrees up. It sets text and colour together.
  fileprivate var temperature: Binder<Int> {
    Binder(base) { label, degrees in label.show("\(degrees) °C", degrees < 30 ? .normal : .error) }
  }
}
