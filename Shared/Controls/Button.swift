import KeyValueObserving

/// A button with a title, UIKit's `UIButton`.
public final class Button: Control {
  /// What is written on the button. UIKit has one title for each state of a button; here it is one for all.
  @Observed public var title: String? {
    willSet { willShow(.title, .text(title ?? ""), .text(newValue ?? "")) }
    didSet { didShow() }
  }

  /// A button that scripts call `identifier` and that reads `title`.
  public init(_ identifier: String, title: String) {
    _title = Observed(wrappedValue: title)
    super.init(identifier, .button)
  }

  /// What a person does: press and release. A button that takes no touch does nothing.
  ///
  /// One that answers an alert first takes it away, as in UIKit, and tells the alert's delegate, then everyone else.
  public func tap() {
    guard takesTouch else { return }
    alert?.answer(with: self)
    sendActions(for: .touchUpInside)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.title = title ?? ""
    return appearance
  }
}
