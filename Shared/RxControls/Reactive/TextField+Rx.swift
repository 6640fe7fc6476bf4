import Controls
import Rx

extension Reactive where Base: TextField {
  /// The text of the field: at once, and again at each editing event, gaining and losing the focus too.
  ///
  /// Text set in code, or by a binding, sends nothing.
  @MainActor public var text: ControlProperty<String?> {
    controlProperty(
      editingEvents: .allEditingEvents, getter: { field in field.text },
      setter: { field, text in
        // Even equal text would put the caret at the end.
        if field.text != text { field.text = text }
      })
  }

  /// Sets the text that the empty field shows.
  @MainActor public var placeholder: Binder<String?> {
    .inCurrentWorld(base) { field, placeholder in field.placeholder = placeholder }
  }
}
