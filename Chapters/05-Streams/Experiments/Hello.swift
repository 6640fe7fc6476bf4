import KeyValueObserving
import Rx
import Stage

/// A greeting that is emitted three times, and then completes.
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
    let printer = GreetingPrinter(print)
    greeter.delegate = printer
    greeter.sayHello()
    withExtendedLifetime(printer) {}
  }

  private static func observer(_ print: @escaping Print) {
    let greeter = ObservableGreeter()
    let observation = greeter.observe(\.greeting) { greeter, _ in print("is now: \(greeter.greeting)") }
    for number in 1...3 { greeter.greeting = "Hello \(number)" }
    print("a property has no end: no notification says that this was the last value")
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
    print("Hello 4 had no subscriber, and dispose() comes too late")
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
      let subscription = hello.subscribe(printingTo: print)
      hello.onNext("Hello 1")
      hello.onError(Trouble.planned)
      hello.onNext("Hello 2")
      hello.onCompleted()
      print("no event follows an error, not even a completion")
      subscription.dispose()
    }
    section("without onError", print) { print in
      let usual = Hooks.defaultErrorHandler
      defer { Hooks.defaultErrorHandler = usual }
      Hooks.defaultErrorHandler = { _, error in print("the default error handler: \(error)") }
      let hello = PublishSubject<String>()
      let subscription = hello.subscribe(onNext: { print("next: \($0)") }, onDisposed: { print("disposed") })
      hello.onNext("Hello 1")
      hello.onError(Trouble.planned)
      subscription.dispose()
    }
  }
}

private protocol GreeterDelegate: AnyObject {
  func greeter(_ greeter: Greeter, didSay greeting: String)
  func greeterDidFinish(_ greeter: Greeter)
}

/// A greeter that says hello three times to its delegate.
private final class Greeter {
  weak var delegate: (any GreeterDelegate)?

  func sayHello() {
    for number in 1...3 { delegate?.greeter(self, didSay: "Hello \(number)") }
    delegate?.greeterDidFinish(self)
  }
}

private final class GreetingPrinter: GreeterDelegate {
  private let print: Print

  init(_ print: @escaping Print) {
    self.print = print
  }

  func greeter(_ greeter: Greeter, didSay greeting: String) { print("said: \(greeting)") }

  func greeterDidFinish(_ greeter: Greeter) {
    print("finished, because the protocol has a method for it")
  }
}

private final class ObservableGreeter: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  @Observed var greeting = ""
}

/// The split controller, which prints the same as the version in one piece.
private final class GreetingController {
  private let viewModel = OriginalWay.HelloViewModel()
  private let disposeBag = DisposeBag()

  init(_ print: @escaping Print) {
    viewModel.hello.subscribe(printingTo: print).disposed(by: disposeBag)
  }

  func greet() {
    viewModel.update()
  }
}
