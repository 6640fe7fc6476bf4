import Controls
import Rx
import RxCommunity
import RxControls
import Stage

/// A button that saves on a server whose first answer is a failure, and the effect of the second tap.
enum DeadButton {
  // MARK: dead-button

  static func tapTwice(_ print: @escaping Print) {
    attempt("Trap: the error of an inner stream ends the outer stream", print) {
      button, server, disposeBag, print in
      button.rx.tap
        .flatMap { server.save() }
        .subscribe(
          onNext: { print($0) }, onError: { print("error: \($0)") }, onCompleted: { print("completed") },
          onDisposed: { print("disposed") }
        )
        .disposed(by: disposeBag)
    }
    attempt("Remedy: catch the error in the inner stream", print) { button, server, disposeBag, print in
      button.rx.tap
        .flatMap { server.save().catch { .just("not saved: \($0)") } }
        .subscribe(onNext: { print($0) })
        .disposed(by: disposeBag)
    }
    attempt("Remedy: materialize turns the error into an element", print) { button, server, disposeBag, print in
      let results = button.rx.tap.flatMap { server.save().materialize() }.share()
      results.compactMap(\.element).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
      results.compactMap(\.error).subscribe(onNext: { print("not saved: \($0)") }).disposed(by: disposeBag)
    }
    attempt("Remedy: an action has one stream of elements and one of errors", print) {
      button, server, disposeBag, print in
      let save = Action<Void, String> { server.save() }
      save.elements.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
      save.underlyingError.subscribe(onNext: { print("not saved: \($0)") }).disposed(by: disposeBag)
      button.rx.tap.subscribe(onNext: { save.execute(()) }).disposed(by: disposeBag)
    }
    attempt("callback: an error is one answer, and the next tap sends another request", print) {
      button, server, _, print in
      button.addAction(for: .touchUpInside) {
        switch server.answer() {
        case .success(let text): print(text)
        case .failure(let error): print("not saved: \(error)")
        }
      }
    }
  }

  /// Connects a button in `connect`, and taps it twice.
  private static func attempt(
    _ title: String, _ print: @escaping Print, _ connect: (Button, Server, DisposeBag, @escaping Print) -> Void
  ) {
    section(title, print) { print in
      let (button, disposeBag) = (Button("save", title: "Save"), DisposeBag())
      connect(button, Server(), disposeBag, print)
      for number in 1...2 {
        print("tap \(number)")
        button.sendActions(for: .touchUpInside)
      }
      withExtendedLifetime(disposeBag) {}
    }
  }
}

/// A server whose first answer is a failure.
private final class Server {
  private var requests = 0

  func answer() -> Result<String, Trouble> {
    requests += 1
    return requests == 1 ? .failure(.planned) : .success("saved")
  }

  func save() -> Observable<String> {
    Observable.deferred { [self] in
      switch answer() {
      case .success(let text): .just(text)
      case .failure(let error): .error(error)
      }
    }
  }
}
