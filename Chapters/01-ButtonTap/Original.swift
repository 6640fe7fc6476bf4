// The source's versions: one function per button, and one subscription per button.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

/// The listings 2.3 to 2.6 of the book.
///
/// There is no Interface Builder: below "Connections", `init` makes the connections of outlets and actions, one line each,
/// and then calls `viewDidLoad`.
enum OriginalWay {}

extension OriginalWay {
  /// Listing 2.3: one button with a function.
  final class OneAction: Wiring {
    // MARK: One action

    private weak var message: Label?

    private func loginTapped() {
      message?.text = TapMessage.login
    }

    // MARK: Connections

    init(_ screen: OneButtonScreen, _ world: World) {
      message = screen.message
      screen.login.addTarget(self, action: OneAction.loginTapped, for: .touchUpInside)
    }
  }

  /// Listing 2.4: three buttons, a function each.
  final class ThreeActions: Wiring {
    // MARK: Three actions

    private weak var message: Label?

    private func loginTapped() {
      message?.text = TapMessage.login
    }

    private func resetPasswordTapped() {
      message?.text = TapMessage.resetPassword
    }

    private func exitTapped() {
      message?.text = TapMessage.exit
    }

    // MARK: Connections

    init(_ screen: FourButtonsScreen, _ world: World) {
      message = screen.message
      screen.login.addTarget(self, action: ThreeActions.loginTapped, for: .touchUpInside)
      screen.resetPassword.addTarget(self, action: ThreeActions.resetPasswordTapped, for: .touchUpInside)
      screen.exit.addTarget(self, action: ThreeActions.exitTapped, for: .touchUpInside)
    }
  }

  /// Listing 2.5: one button with a subscription.
  final class OneSubscription: Wiring {
    // MARK: One subscription

    private weak var login: Button?
    private weak var message: Label?

    private let disposeBag = DisposeBag()

    private func viewDidLoad() {
      login?.rx.tap
        .subscribe(onNext: { [weak self] in
          self?.message?.text = TapMessage.login
        })
        .disposed(by: disposeBag)
    }

    // MARK: Connections

    init(_ screen: OneButtonScreen, _ world: World) {
      login = screen.login
      message = screen.message
      viewDidLoad()
    }
  }

  /// Listing 2.6: four buttons, a subscription each.
  final class FourSubscriptions: Wiring {
    // MARK: Four subscriptions

    private weak var login: Button?
    private weak var resetPassword: Button?
    private weak var exit: Button?
    private weak var help: Button?
    private weak var message: Label?

    private let disposeBag = DisposeBag()

    private func viewDidLoad() {
      login?.rx.tap
        .subscribe(onNext: { [weak self] in
          self?.message?.text = TapMessage.login
        })
        .disposed(by: disposeBag)
      resetPassword?.rx.tap
        .subscribe(onNext: { [weak self] in
          self?.message?.text = TapMessage.resetPassword
        })
        .disposed(by: disposeBag)
      exit?.rx.tap
        .subscribe(onNext: { [weak self] in
          self?.message?.text = TapMessage.exit
        })
        .disposed(by: disposeBag)
      help?.rx.tap
        .subscribe(onNext: { [weak self] in
          self?.message?.text = TapMessage.help
        })
        .disposed(by: disposeBag)
    }

    // MARK: Connections

    init(_ screen: FourButtonsScreen, _ world: World) {
      login = screen.login
      resetPassword = screen.resetPassword
      exit = screen.exit
      help = screen.help
      message = screen.message
      viewDidLoad()
    }
  }
}
