import KeyValueObserving

/// A piece of text, UIKit's `UILabel`.
public final class Label: View {
  /// What the label says.
  @Observed public var text: String? {
    willSet { willShow(.text, .text(text), .text(newValue)) }
  }

  /// The meaning of the text's colour.
  @Observed public var textColor = TextColor.normal {
    willSet { willShow(.color, .color(textColor), .color(newValue)) }
  }

  /// A label that scripts call `identifier`, empty at first.
  public init(_ identifier: String) {
    super.init(identifier, .label)
    text = ""
  }

  /// Says `text` in `color`: both belong together.
  public func show(_ text: String, _ color: TextColor = .normal) {
    textColor = color
    self.text = text
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.text = text ?? ""
    appearance.color = textColor
    return appearance
  }
}
