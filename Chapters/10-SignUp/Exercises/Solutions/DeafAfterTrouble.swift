@testable import SignUp
import Controls
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension DeafAfterTrouble {
  // MARK: View model

  final class ViewModel {
    let validatedUsername: Observable<ValidationResult>

    init(_ username: Observable<String>, _ directory: Directory, _ world: World) {
      let client = HTTPClient(world)
      let results = username.distinctUntilChanged().flatMapLatest { username -> Observable<ValidationResult> in
        let judged = ValidationResult.username(username)
        guard judged == .validating else { return .just(judged) }
        let answer = client.rx.response(request: directory.availability(of: username))
          .map { answer in ValidationResult.username(directory.availability(in: answer)) }
        #if SOLVED
        return answer.catch { error in .just(.username(directory.availability(after: error))) }.startWith(judged)
        #else
        return answer.startWith(judged)
        #endif
      }
      #if SOLVED
      validatedUsername = results
      #else
      validatedUsername = results.catch { error in .just(.username(directory.availability(after: error))) }
      #endif
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      let viewModel = ViewModel(screen.username.rx.text.orEmpty.asObservable(), screen.directory, world)
      viewModel.validatedUsername.bind(to: screen.usernameMessage.rx.validationResult).disposed(by: disposeBag)
    }
  }
}
