import Controls
import Rx

extension Reactive where Base: Label {
  /// Sets the text of the label.
  @MainActor public var text: Binder<String?> {
    .inCurrentWorld(base) { label, text in label.text = text }
  }

  /// Sets the meaning of the text's colour.
  @MainActor public var textColor: Binder<TextColor> {
    .inCurrentWorld(base) { label, color in label.textColor = color }
  }
}
