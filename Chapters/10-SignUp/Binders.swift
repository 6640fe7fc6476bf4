// Rx, for observables and drivers: custom binders, and an alert as a stream.

import Controls
import Models
import Rx
import RxControls

extension Reactive where Base: Label {
  /// Shows a validation result.
  var validationResult: Binder<ValidationResult> {
    Binder(base) { label, result in label.show(result) }
  }
}

extension Reactive where Base: Button {
  /// Enables the button, or disables it and draws it at half opacity.
  var allowsTap: Binder<Bool> {
    Binder(base) { button, allowsTap in button.allowsTap = allowsTap }
  }
}

extension Reactive where Base: SignUpScreen {
  /// Presents a question as an alert. Emits each answer and never completes; disposal dismisses the alert.
  func promptFor<Action: CustomStringConvertible>(
    _ message: String, cancelAction: Action, actions: [Action]
  ) -> Observable<Action> {
    Observable.create { [weak base] observer in
      let actions = [cancelAction] + actions
      let buttons = actions.map { Button($0.identifier, title: $0.description) }
      let taps = Observable.merge(zip(actions, buttons).map { action, button in button.rx.tap.map { action } })
        .subscribe(onNext: { observer.onNext($0) })
      base?.present(Alert(message, buttons: buttons))
      return Disposables.create {
        taps.dispose()
        base?.dismissAlert()
      }
    }
  }

  /// Shows a message with an OK button: one element, then completion.
  var prompt: (_ message: String) -> Observable<Void> {
    { [weak base] message in
      base.map { $0.rx.promptFor(message, cancelAction: "OK", actions: []).take(1).map { _ in } } ?? .empty()
    }
  }
}

extension CustomStringConvertible {
  /// The identifier of the action's button in a script: `try-again` for "Try again".
  fileprivate var identifier: String { description.lowercased().split(separator: " ").joined(separator: "-") }
}
