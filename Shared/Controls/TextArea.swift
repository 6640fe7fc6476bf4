import KeyValueObserving

/// Several lines of text to read, UIKit's `UITextView` with `isEditable` off.
public final class TextArea: View {
  /// The text; nil looks like no text. UIKit's is never nil, though its type allows it.
  @Observed public var text: String? = "" {
    willSet { willShow(.text, .text(text ?? ""), .text(newValue ?? "")) }
    didSet { didShow() }
  }

  /// An area that scripts call `identifier`, empty at first.
  public init(_ identifier: String) {
    super.init(identifier, .textArea)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.text = text ?? ""
    return appearance
  }
}
