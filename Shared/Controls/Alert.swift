import Trace

/// A question in front of a screen, UIKit's `UIAlertController`, answered by tapping one of its buttons.
///
/// A screen shows it with `present(_:)`. While it is there, nothing else on the screen takes a touch; a field keeps
/// its focus, but no key reaches it. Its buttons take touches only while it is there.
public final class Alert {
  /// The first line.
  public let title: String

  /// What follows below the title.
  public let message: String?

  /// The answers, from left to right.
  public let buttons: [Button]

  /// Who is told of the answer, held weakly, as the delegate of UIKit's former `UIAlertView` was.
  public weak var delegate: (any AlertDelegate)?

  /// The screen that shows the alert now.
  weak var presenter: Screen? {
    didSet { for button in buttons { button.screen = presenter } }
  }

  /// An alert that is answered by one of `buttons`, which belong to it from now on.
  ///
  /// Two buttons with the same identifier, or one that stands elsewhere already, are a programmer's error.
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

  /// What a person reads, in a line.
  var text: String { [title, message].compactMap { $0 }.joined(separator: ": ") }

  /// Goes, and tells of the answer.
  func answer(with button: Button) {
    presenter?.dismissAlert()
    guard let delegate else { return }
    Trace.note(Link(button.identifier, "alert(_:wasAnsweredBy:)", to: "delegate"))
    delegate.alert(self, wasAnsweredBy: button)
  }
}

/// Who is told how an alert was answered.
public protocol AlertDelegate: AnyObject {
  /// A person tapped `button`; the alert is already gone.
  func alert(_ alert: Alert, wasAnsweredBy button: Button)
}
