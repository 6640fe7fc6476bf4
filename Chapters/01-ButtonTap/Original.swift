// How the sources wrote it: one handler per button that sets the label itself, and one subscription per button.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// What a storyboard connects: a method per button.
  final class TargetAction: Wiring {
    private let screen: FourButtonsScreen

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      screen.login.addTarget(self, action: TargetAction.loginTapped, for: .touchUpInside)
      screen.resetPassword.addTarget(self, action: TargetAction.resetPasswordTapped, for: .touchUpInside)
      screen.exit.addTarget(self, action: TargetAction.exitTapped, for: .touchUpInside)
      screen.help.addTarget(self, action: TargetAction.helpTapped, for: .touchUpInside)
    }

    // MARK: Handlers

    private func loginTapped() {
      screen.message.text = TapMessage.login
    }

    private func resetPasswordTapped() {
      screen.message.text = TapMessage.resetPassword
    }

    private func exitTapped() {
      screen.message.text = TapMessage.exit
    }

    private func helpTapped() {
      screen.message.text = TapMessage.help
    }
  }

  /// A subscription per button, each with its own closure.
  final class Rx: Wiring {
    private let disposeBag = DisposeBag()

    // MARK: Subscriptions

    init(_ screen: FourButtonsScreen, _ world: World) {
      screen.login.rx.tap
        .subscribe(onNext: { [weak screen] in
          guard let screen else { return }
          screen.message.text = TapMessage.login
        })
        .disposed(by: disposeBag)

      screen.resetPassword.rx.tap
        .subscribe(onNext: { [weak screen] in
          guard let screen else { return }
          screen.message.text = TapMessage.resetPassword
        })
        .disposed(by: disposeBag)

      screen.exit.rx.tap
        .subscribe(onNext: { [weak screen] in
          guard let screen else { return }
          screen.message.text = TapMessage.exit
        })
        .disposed(by: disposeBag)

      screen.help.rx.tap
        .subscribe(onNext: { [weak screen] in
          guard let screen else { return }
          screen.message.text = TapMessage.help
        })
        .disposed(by: disposeBag)
    }
  }
}
