import Controls
import Models
import Rx
import RxControls
import Services
@testable import SignUp
import Stage
import World

extension StaleName {
  /// An answer that comes late: the question is called off when the next one is asked, and not when there is none.
  final class LateAnswer: Wiring {
    private let screen: NameAlone.NameScreen
    private let client: HTTPClient
    private var checking: HTTPTask?

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.username.addTarget(self, action: LateAnswer.changed, for: .editingChanged)
    }

    isolated deinit {
      checking?.cancel()
    }

    private func changed() {
      let (name, directory) = (screen.username.text ?? "", screen.directory)
      let judged = ValidationResult.username(name)
      screen.show(judged)
      guard judged == .validating else { return }
      checking?.cancel()
      checking = client.task(with: directory.availability(of: name)) { [weak screen] outcome in
        screen?.show(.username(directory.availability(in: outcome)))
      }
      checking?.resume()
    }
  }
}

extension DeafAfterTrouble {
  /// A binding that an error ends: it is told, and then nobody listens any more.
  final class LastWord: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      let (client, directory) = (HTTPClient(world), screen.directory)
      screen.username.rx.text.orEmpty.distinctUntilChanged()
        .flatMapLatest { name -> Observable<ValidationResult> in
          let judged = ValidationResult.username(name)
          guard judged == .validating else { return .just(judged) }
          return client.rx.response(request: directory.availability(of: name))
            .map { .username(directory.availability(in: $0)) }
            .startWith(judged)
        }
        .asDriver(onErrorJustReturn: .username(.unknown()))
        .drive(screen.message.rx.validationResult).disposed(by: disposeBag)
    }
  }
}
