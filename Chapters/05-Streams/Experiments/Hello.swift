import KeyValueObserving
import Rx
import Stage

/// Somebody says hello three times, and then nothing more.
enum Hello {
  // MARK: hello

  static func threeTimes(_ print: @escaping Print) {
    section("callback", print, callback)
    section("delegate", print, delegate)
    section("observer", print, observer)
    section("rx", print, rx)
  }

  private static func callback(_ print: @escaping Print) {
    func sayHello(_ said: (String) -> Void, _ finished: () -> Void) {
      for number in 1...3 { said("Hello \(number)") }
      finished()
    }
    sayHello({ print("said: \($0)") }, { print("finished, because both agreed on a closure for it") })
  }

  private static func delegate(_ print: @escaping Print) {
    let greeter = Greeter()
    let listener = GreeterListener(print)
    greeter.delegate = listener
    greeter.sayHello()
    withExtendedLifetime(listener) {}
  }

  private static func observer(_ print: @escaping Print) {
    let greeter = ObservableGreeter()
    let observation = greeter.observe(\.greeting) { greeter, _ in print("is now: \(greeter.greeting)") }
    for number in 1...3 { greeter.greeting = "Hello \(number)" }
    print("a property has no end: nobody says that this was all")
    observation.invalidate()
  }

  static func rx(_ print: @escaping Print) {
    let hello = PublishSubject<String>()
    let subscription = hello.subscribe(
      onNext: { print("next: \($0)") }, onError: { print("error: \($0)") }, onCompleted: { print("completed") },
      onDisposed: { print("disposed") })
    for number in 1...3 { hello.onNext("Hello \(number)") }
    hello.onCompleted()
    hello.onNext("Hello 4")
    print("Hello 4 was said to nobody, and it is too late for dispose()")
    subscription.dispose()
  }

  // MARK: hello-split

  static func split(_ print: @escaping Print) {
    var controller: GreetingController? = GreetingController(print)
    controller?.greet()
    print("the controller is still here")
    controller = nil
    print("the controller is gone")
  }

  // MARK: hello-error

  static func error(_ print: @escaping Print) {
    section("with onError", print) { print in
      let hello = PublishSubject<String>()
      let subscription = hello.subscribe(
        onNext: { print("next: \($0)") }, onError: { print("error: \($0)") }, onCompleted: { print("completed") },
        onDisposed: { print("disposed") })
      hello.onNext("Hello 1")
      hello.onError(Trouble.planned)
      hello.onNext("Hello 2")
      hello.onCompleted()
      print("nothing comes after an error, no completion either")
      subscription.dispose()
    }
    section("without onError", print) { print in
      let usual = Hooks.defaultErrorHandler
      defer { Hooks.defaultErrorHandler = usual }
      Hooks.defaultErrorHandler = { _, error in print("the handler of all that nobody handles: \(error)") }
      let hello = PublishSubject<String>()
      let subscription = hello.subscribe(onNext: { print("next: \($0)") }, onDisposed: { print("disposed") })
      hello.onNext("Hello 1")
      hello.onError(Trouble.planned)
      subscription.dispose()
    }
  }
}

private protocol GreeterDelegate: AnyObject {
  func greeterDidSay(_ greeting: String)
  func greeterDidFinish()
}

private final class Greeter {
  weak var delegate: (any GreeterDelegate)?

  func sayHello() {
    for number in 1...3 { delegate?.greeterDidSay("Hello \(number)") }
    delegate?.greeterDidFinish()
  }
}

private final class GreeterListener: GreeterDelegate {
  private let print: Print

  init(_ print: @escaping Print) {
    self.print = print
  }

  func greeterDidSay(_ greeting: String) {
    print("said: \(greeting)")
  }

  func greeterDidFinish() {
    print("finished, because the protocol has a method for it")
  }
}

private final class ObservableGreeter: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  @Observed var greeting = ""
}

/// Who says hello; the subject is its own affair.
private final class GreetingViewModel {
  private let subject = PublishSubject<String>()

  var greetings: Observable<String> { subject.asObservable() }

  func greet() {
    for number in 1...3 { subject.onNext("Hello \(number)") }
    subject.onCompleted()
  }
}

/// Who listens; it prints what one who has not split anything would print.
private final class GreetingController {
  private let viewModel = GreetingViewModel()
  private let disposeBag = DisposeBag()

  init(_ print: @escaping Print) {
    viewModel.greetings
      .subscribe(
        onNext: { print("next: \($0)") }, onError: { print("error: \($0)") }, onCompleted: { print("completed") },
        onDisposed: { print("disposed") }
      )
      .disposed(by: disposeBag)
  }

  func greet() {
    viewModel.greet()
  }
}
