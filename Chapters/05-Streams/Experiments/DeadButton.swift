import Controls
import Rx
import RxCommunity
import RxControls
import Stage

/// A button that saves on a server whose first answer is a failure, and the effect of the second tap.
enum DeadButton {
  // MARK: dead-button

  static func tapTwice(_ print: @escaping Print) {
    attempt("Trap: the error of an inner stream is the error of the whole", print) {
      button, server, disposeBag, print in
      button.rx.tap
        .flatMap { server.save() }
        .subscribe(
          onNext: { print($0) }, onError: { print("error: \($0)") }, onCompleted: { print("completed") },
          onDisposed: { print("disposed") }
        )
        .disposed(by: disposeBag)
    }
    attempt("Cure: caught inside, where the tap's stream does not see it", print) { button, server, disposeBag, print in
      button.rx.tap
        .flatMap { server.save().catch { .just("not saved: \($0)") } }
        .subscribe(onNext: { print($0) })
        .disposed(by: disposeBag)
    }
    attempt("Cure: materialize makes an element of the error", print) { button, server, disposeBag, print in
      let results = button.rx.tap.flatMap { server.save().materialize() }.share()
      results.compactMap(\.element).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
      results.compactMap(\.error).subscribe(onNext: { print("not saved: \($0)") }).disposed(by: disposeBag)
    }
    attempt("Cure: an action has elements here, and errors there", print) { button, server, disposeBag, print in
      let save = Action<Void, String> { server.save() }
      save.elements.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
      save.underlyingError.subscribe(onNext: { print("not saved: \($0)") }).disposed(by: disposeBag)
      button.rx.tap.bind(to: save.inputs).disposed(by: disposeBag)
    }
    attempt("callback: an error is one answer, and the next tap asks again", print) { button, server, _, print in
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
