/// Who is asked and told about the editing of a field: the part of UIKit's `UITextFieldDelegate` that chapters need.
///
/// Every method has a default, so that a delegate writes only what it cares about. Each is called before those who
/// listen for the event of the same moment are told.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// The field got the focus. `editingDidBegin` follows.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Whether `string`, typed or pasted, may replace the characters in `range`. By default it may.
  ///
  /// - Parameters:
  ///   - textField: the field, which still has its old text.
  ///   - range: characters, counted from 0. UIKit counts UTF-16 code units.
  ///   - string: empty where characters are deleted.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool

  /// A person moved the caret or the selection, as every key that changes the text does, once: `editingChanged` follows
  /// then.
  func textFieldDidChangeSelection(_ textField: TextField)

  /// Whether the return key does what it does: `editingDidEndOnExit` follows, and the focus leaves. By default it does.
  func textFieldShouldReturn(_ textField: TextField) -> Bool

  /// The field lost the focus. `editingDidEnd` follows.
  func textFieldDidEndEditing(_ textField: TextField)
}

extension TextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}

  /// Allows every change.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}

  /// Lets the return key do its work.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
}
