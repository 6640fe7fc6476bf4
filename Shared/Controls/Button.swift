import KeyValueObserving

/// A button with a title, UIKit's `UIButton`.
public final class Button: Control {
  /// The title of the button. UIKit has one title for each state of a button; here there is one for all.
  @Observed public var title: String? {
    willSet { willShow(.title, .text(title ?? ""), .text(newValue ?? "")) }
    didSet { didShow() }
  }

  /// A button that scripts call `identifier` and that reads `title`.
  public init(_ identifier: String, title: String) {
    _title = Observed(wrappedValue: title)
    super.init(identifier, .button)
  }

  /// Taps the button, as a person does. A button that accepts no touch does nothing.
  ///
  /// A button of an alert first dismisses the alert, as in UIKit, and notifies the alert's delegate, then its own
  /// listeners.
  public func tap() {
    guard takesTouch else { return }
    alert?.answer(with: self)
    sendActions(for: .touchUpInside)
  }

  override public func looksLike(_ other: View) -> Bool {
    guard let other = other as? Button else { return false }
    return (title ?? "") == (other.title ?? "") && isEnabled == other.isEnabled && hasPlainLook(of: other)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.title = title ?? ""
    return appearance
  }
}
