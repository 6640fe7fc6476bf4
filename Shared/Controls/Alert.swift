/// A question in front of a screen, UIKit's `UIAlertController`, answered by tapping one of its buttons.
public final class Alert {
  /// The first line.
  public let title: String

  /// What follows below the title.
  public let message: String?

  /// The answers, from left to right.
  public let buttons: [Button]

  /// Who is told of the answer, held weakly, as an `UIAlertViewDelegate` was.
  public weak var delegate: (any AlertDelegate)?

  /// The screen that the alert is shown on.
  weak var presenter: Screen?

  /// An alert that is answered by one of `buttons`.
  public init(_ title: String, message: String? = nil, buttons: [Button] = [Button("ok", title: "OK")]) {
    self.title = title
    self.message = message
    self.buttons = buttons
    for button in buttons {
      // First of all listeners, so that the alert is gone when the others hear of the answer, as in UIKit.
      button.addAction(for: .touchUpInside) { [weak self, weak button] in
        guard let self, let button else { return }
        presenter?.dismissAlert()
        delegate?.alert(self, wasAnsweredBy: button)
      }
    }
  }
}

/// Who is told how an alert was answered.
public protocol AlertDelegate: AnyObject {
  /// A person tapped `button`; the alert is already gone.
  func alert(_ alert: Alert, wasAnsweredBy button: Button)
}
