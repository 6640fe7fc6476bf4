// Rx, the controller with drivers: the same bindings, made with `drive`.

import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension RxWay.Drivers {
  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: SignUpScreen, _ world: World) {
      viewModel = ViewModel(
        (directory: screen.directory, client: HTTPClient(world), prompt: screen.rx.prompt),
        input: (
          username: screen.username.rx.text.orEmpty.asDriver(),
          password: screen.password.rx.text.orEmpty.asDriver(),
          repeated: screen.repeated.rx.text.orEmpty.asDriver(),
          signUp: screen.signUp.rx.tap.asSignal()
        ))
      viewModel.validatedUsername.drive(screen.usernameMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.validatedPassword.drive(screen.passwordMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.validatedRepetition.drive(screen.repeatMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.isSignUpEnabled.drive(screen.signUp.rx.allowsTap).disposed(by: disposeBag)
      viewModel.isContacting.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.signedUp.drive().disposed(by: disposeBag)
    }
  }
}
