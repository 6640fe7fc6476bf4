import Controls
import Rx
import RxCommunity
import RxControls
import Stage

/// A button that saves, over a server that fails the first time: what does the second tap do?
enum DeadButton {
  // MARK: dead-button

  static func tapTwice(_ print: @escaping Print) {
    section("Trap: the error of an inner stream is the error of the whole", print) { print in
      let (button, server, disposeBag) = (Button("save", title: "Save"), Server(), DisposeBag())
      button.rx.tap
        .flatMap { server.save() }
        .subscribe(
          onNext: { print($0) }, onError: { print("error: \($0)") }, onCompleted: { print("completed") },
          onDisposed: { print("disposed") }
        )
        .disposed(by: disposeBag)
      tap(button, print)
    }
    section("Cure: caught inside, where the tap's stream does not see it", print) { print in
      let (button, server, disposeBag) = (Button("save", title: "Save"), Server(), DisposeBag())
      button.rx.tap
        .flatMap { server.save().catch { .just("not saved: \($0)") } }
        .subscribe(onNext: { print($0) })
        .disposed(by: disposeBag)
      tap(button, print)
    }
    section("Cure: materialize makes an element of the error", print) { print in
      let (button, server, disposeBag) = (Button("save", title: "Save"), Server(), DisposeBag())
      let results = button.rx.tap.flatMap { server.save().materialize() }.share()
      results.compactMap(\.element).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
      results.compactMap(\.error).subscribe(onNext: { print("not saved: \($0)") }).disposed(by: disposeBag)
      tap(button, print)
    }
    section("Cure: an action has elements here, and errors there", print) { print in
      let (button, server, disposeBag) = (Button("save", title: "Save"), Server(), DisposeBag())
      let save = Action<Void, String> { server.save() }
      save.elements.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
      save.underlyingError.subscribe(onNext: { print("not saved: \($0)") }).disposed(by: disposeBag)
      button.rx.tap.bind(to: save.inputs).disposed(by: disposeBag)
      tap(button, print)
    }
    section("callback: an error is one answer, and the next tap asks again", print) { print in
      let (button, server) = (Button("save", title: "Save"), Server())
      button.addAction(for: .touchUpInside) {
        switch server.answer() {
        case .success(let text): print(text)
        case .failure(let error): print("not saved: \(error)")
        }
      }
      tap(button, print)
    }
  }

  private static func tap(_ button: Button, _ print: Print) {
    for number in 1...2 {
      print("tap \(number)")
      button.sendActions(for: .touchUpInside)
    }
  }
}

/// Fails the first time, and never again.
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
