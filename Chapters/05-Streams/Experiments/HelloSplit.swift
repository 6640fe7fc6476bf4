import Rx
import Stage

/// The view model: its subject is private.
final class GreetingViewModel {
  private let subject = PublishSubject<String>()

  var greetings: Observable<String> { subject.asObservable() }

  func greet() {
    for number in 1...3 { subject.onNext("Hello \(number)") }
    subject.onCompleted()
  }
}

/// The controller: it prints the same as the version in one piece.
final class GreetingController {
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
