import KeyValueObserving
import Stage

/// The delegate of a `Greeter`.
protocol GreeterDelegate: AnyObject {
  func greeterDidSay(_ greeting: String)
  func greeterDidFinish()
}

/// Says hello three times, to a delegate.
final class Greeter {
  weak var delegate: (any GreeterDelegate)?

  func sayHello() {
    for number in 1...3 { delegate?.greeterDidSay("Hello \(number)") }
    delegate?.greeterDidFinish()
  }
}

/// Prints what it is told.
final class GreeterListener: GreeterDelegate {
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

/// A greeter whose greeting can be observed.
final class ObservableGreeter: KeyValueObservable {
  nonisolated let observers = ObserverStore()
  @Observed var greeting = ""
}
