import KeyValueObserving

/// A button with a title, UIKit's `UIButton`.
public final class Button: Control {
  /// What is written on the button.
  @Observed public var title: String? {
    willSet { willShow(.title, .text(title), .text(newValue)) }
  }

  /// A button that scripts call `identifier` and that reads `title`.
  public init(_ identifier: String, title: String) {
    super.init(identifier, .button)
    self.title = title
  }

  /// What a person does: press and release. A button that takes no touch does nothing.
  public func tap() {
    guard takesTouch else { return }
    sendActions(for: .touchUpInside)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.title = title
    return appearance
  }
}
