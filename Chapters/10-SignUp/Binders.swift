// Rx, what both shapes bind to: binders of our own, and a question that is a stream.

import Controls
import Models
import Rx
import RxControls

extension Reactive where Base: Label {
  /// Shows what is to be said about something that was typed.
  var validationResult: Binder<ValidationResult> {
    Binder(base) { label, result in label.show(result) }
  }
}

extension Reactive where Base: Button {
  /// Lets the button be tapped, or draws it at half strength.
  var allowsTap: Binder<Bool> {
    Binder(base) { button, allowsTap in button.allowsTap = allowsTap }
  }
}

extension Reactive where Base: SignUpScreen {
  /// Tells a person something, in front of the screen: an element, and the end, when it was read. Disposal takes it away.
  var prompt: (_ message: String) -> Observable<Void> {
    { [weak base] message in
      Observable.create { [weak base] observer in
        let ok = Button("ok", title: "OK")
        let answer = ok.rx.tap.take(1).subscribe(observer)
        base?.present(Alert(message, buttons: [ok]))
        return Disposables.create {
          answer.dispose()
          base?.dismissAlert()
        }
      }
    }
  }
}
