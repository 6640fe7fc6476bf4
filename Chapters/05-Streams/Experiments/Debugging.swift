import Controls
import Rx
import RxControls
import Stage

/// Tools to look into a chain.
enum Debugging {
  // MARK: debug

  static func debug(_ print: @escaping Print) {
    print("debug() prints by itself, each line with the time:")
    Observable.of(1, 2)
      .debug("numbers")
      .map { $0 * 10 }
      .debug("tens")
      .take(1)
      .subscribe(onNext: { print("onNext: \($0)") })
      .dispose()
  }

  // MARK: living-subscriptions

  static func living(_ print: @escaping Print) {
    var living = 0
    let numbers = PublishSubject<Int>()
    let counted = numbers.do(onSubscribe: { living += 1 }, onDispose: { living -= 1 })
    var disposeBag = DisposeBag()
    func report(_ when: String) { print("\(when): \(living) alive") }

    report("before")
    counted.subscribe().disposed(by: disposeBag)
    counted.take(1).subscribe().disposed(by: disposeBag)
    report("two subscribed")
    numbers.onNext(1)
    report("one has taken its element")
    disposeBag = DisposeBag()
    report("the bag was replaced")
    _ = counted.subscribe()
    report("Trap: subscribed without a bag")
    numbers.onCompleted()
    report("the source has ended")
    withExtendedLifetime(disposeBag) {}
  }

  // MARK: reading-a-chain

  static func types(_ print: @escaping Print) {
    let field = TextField("name")
    let label = Label("remaining")
    let text = field.rx.text
    let characters = text.orEmpty
    let counts = characters.map(\.count)
    let changes = counts.distinctUntilChanged()
    let texts = changes.map { "\($0) characters" }
    let subscription = texts.bind(to: label.rx.text)
    show("field", field, print)
    show("  .rx", field.rx, print)
    show("  .text", text, print)
    show("  .orEmpty", characters, print)
    show("  .map(\\.count)", counts, print)
    show("  .distinctUntilChanged()", changes, print)
    show("  .map { \"\\($0) characters\" }", texts, print)
    show("  .bind(to: label.rx.text)", subscription, print)
    show("  .disposed(by: disposeBag)", subscription.disposed(by: DisposeBag()), print)
  }

  private static func show<Link>(_ link: String, _ value: Link, _ print: Print) {
    print("\(link.padded(34))  \(Link.self)")
  }

  // Its concrete type is private, so its protocol is shown.
  private static func show(_ link: String, _ value: any Disposable, _ print: Print) {
    print("\(link.padded(34))  \((any Disposable).self)")
  }
}
