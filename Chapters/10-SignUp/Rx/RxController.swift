// Rx, the controller: it binds each stream to its control, and its bag disposes the bindings.

import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension RxWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: SignUpScreen, _ world: World) {
      viewModel = ViewModel(
        (
          directory: screen.directory, client: HTTPClient(world), scheduler: WorldScheduler(world),
          prompt: screen.rx.prompt
        ),
        input: (
          username: screen.username.rx.text.orEmpty.asObservable(),
          password: screen.password.rx.text.orEmpty.asObservable(),
          repeated: screen.repeated.rx.text.orEmpty.asObservable(),
          signUp: screen.signUp.rx.tap.asObservable()
        ))
      viewModel.validatedUsername.bind(to: screen.usernameMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.validatedPassword.bind(to: screen.passwordMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.validatedRepetition.bind(to: screen.repeatMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.isSignUpEnabled.bind(to: screen.signUp.rx.allowsTap).disposed(by: disposeBag)
      viewModel.isContacting.bind(to: screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.signedUp.subscribe().disposed(by: disposeBag)
    }
  }
}
