// The book's console: Hello World in one piece and split, a bind beside a subscribe, a bag, and a filter of nil.
//
// The code of `viewDidLoad` is in the initializer here, and `print` is a parameter. The typed name is in the field of this
// chapter's screen, and shown in the first label. The texts are shorter than the book's.

import Controls
import Rx
import RxControls
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// Says hello three times into a subject, completes it unless `completing` is false, and prints each event.
  final class HelloWorld {
    private let disposeBag = DisposeBag()

    init(_ print: @escaping Print, completing: Bool = true) {
      let hello = PublishSubject<String>()
      hello
        .subscribe(
          onNext: { print("next: \($0)") }, onCompleted: { print("completed") }, onDisposed: { print("disposed") }
        )
        .disposed(by: disposeBag)
      for number in 1...3 { hello.onNext("Hello \(number)") }
      if completing { hello.onCompleted() }
    }
  }

  /// Says hello three times, and completes; its subject is private.
  final class HelloViewModel {
    private let subject = PublishSubject<String>()

    var hello: Observable<String> { subject.asObservable() }

    func update() {
      for number in 1...3 { subject.onNext("Hello \(number)") }
      subject.onCompleted()
    }
  }

  /// Subscribes to the elements of its view model alone, and prints them in other words.
  final class HelloController {
    private let viewModel = HelloViewModel()
    private let disposeBag = DisposeBag()

    init(_ print: @escaping Print) {
      viewModel.hello.subscribe(onNext: { print("value = \($0)") }).disposed(by: disposeBag)
      viewModel.update()
    }
  }
}

extension OriginalWay {
  /// Shows the name with `bind`.
  final class BoundName: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      screen.text.rx.text.bind(to: screen.hexadecimal.rx.text).disposed(by: disposeBag)
    }
  }

  /// Shows the name with `subscribe`.
  final class SubscribedName: Wiring {
    private let screen: StreamsScreen
    private let disposeBag = DisposeBag()

    init(_ screen: StreamsScreen, _ world: World) {
      self.screen = screen
      screen.text.rx.text
        .subscribe(onNext: { [weak self] text in self?.screen.hexadecimal.text = text })
        .disposed(by: disposeBag)
    }
  }

  /// Keeps the subscriptions to two buttons in one bag.
  final class TwoButtons {
    private let disposeBag = DisposeBag()

    init(_ one: Button, _ other: Button, _ tapped: @escaping () -> Void) {
      one.rx.tap.subscribe(onNext: tapped).disposed(by: disposeBag)
      other.rx.tap.subscribe(onNext: tapped).disposed(by: disposeBag)
    }
  }

  /// Returns `values` without nil, by a filter and a map; the guard stands for the book's `map { $0! }`.
  static func unwrapped(_ values: Observable<String?>) -> Observable<String> {
    values.filter { $0 != nil }
      .map { value in
        guard let value else { preconditionFailure("nil has passed the filter") }
        return value
      }
  }
}
