import Trace

/// A question in front of a screen, UIKit's `UIAlertController`, answered by tapping one of its buttons.
///
/// A screen shows it with `present(_:)`. While it is there, nothing else on the screen takes a touch; a field keeps
/// its focus, but no key reaches it. Its buttons take touches only while it is there.
public final class Alert {
  /// The first line.
  public let title: String

  /// The text below the title.
  public let message: String?

  /// The answers, from left to right.
  public let buttons: [Button]

  /// The delegate, which is notified of the answer; held weakly, as the delegate of UIKit's former `UIAlertView` was.
  public weak var delegate: (any AlertDelegate)?

  /// The screen that shows the alert now.
  weak var presenter: Screen? {
    didSet { for button in buttons { button.screen = presenter } }
  }

  /// An alert that is answered by one of `buttons`, which belong to it from now on.
  ///
  /// Two buttons with the same identifier, or one that is part of another screen or alert, are a programmer's error.
  public init(_ title: String, message: String? = nil, buttons: [Button] = [Button("ok", title: "OK")]) {
    self.title = title
    self.message = message
    self.buttons = buttons
    View.requireDistinctIdentifiers(buttons)
    for button in buttons {
      button.requireToBeFree()
      button.alert = self
    }
  }

  /// The text of the alert, in one line.
  var text: String { [title, message].compactMap { $0 }.joined(separator: ": ") }

  /// Dismisses the alert and notifies the delegate of the answer.
  func answer(with button: Button) {
    presenter?.dismissAlert()
    guard let delegate else { return }
    Trace.note(Link(button.identifier, "alert(_:didDismissWith:)", to: "delegate"))
    delegate.alert(self, didDismissWith: button)
  }
}

/// The delegate of an alert.
public protocol AlertDelegate: AnyObject {
  /// Called when a person has tapped `button`; the alert is already dismissed.
  func alert(_ alert: Alert, didDismissWith button: Button)
}
