import KeyValueObserving

/// A piece of text, UIKit's `UILabel`.
public final class Label: View {
  /// The text of the label; nil looks like no text. UIKit's begins with nil.
  @Observed public var text: String? = "" {
    willSet { willShow(.text, .text(text ?? ""), .text(newValue ?? "")) }
    didSet { didShow() }
  }

  /// The meaning of the text's colour.
  @Observed public var textColor = TextColor.normal {
    willSet { willShow(.color, .color(textColor), .color(newValue)) }
    didSet { didShow() }
  }

  /// A label that scripts call `identifier`, empty at first.
  public init(_ identifier: String) {
    super.init(identifier, .label)
  }

  /// Sets `text` and `color` together, so that no earlier colour is left behind.
  public func show(_ text: String, _ color: TextColor = .normal) {
    textColor = color
    self.text = text
  }

  /// Sets the text from any thread, as code may that no compiler stops.
  ///
  /// Off the main queue it reports the mistake and leaves the text as it is.
  nonisolated public func setText(_ text: String?) {
    onMainQueue("Label.text") { self.text = text }
  }

  override public func looksLike(_ other: View) -> Bool {
    guard let other = other as? Label else { return false }
    return (text ?? "") == (other.text ?? "") && textColor == other.textColor && hasPlainLook(of: other)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.text = text ?? ""
    appearance.color = textColor
    return appearance
  }
}
