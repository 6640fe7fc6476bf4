/// The delegate of a text field: the part of UIKit's `UITextFieldDelegate` that chapters need.
///
/// Every method has a default, so that a delegate implements only what it needs. Each is called before the listeners
/// for the event of the same moment are notified.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// Called when the field has got the focus. `editingDidBegin` follows.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Returns true if `string`, typed or pasted, may replace the characters in `range`. By default it may.
  ///
  /// - Parameters:
  ///   - textField: the field, which still has its old text.
  ///   - range: characters, counted from 0. UIKit counts UTF-16 code units.
  ///   - string: empty where characters are deleted.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool

  /// Called when a person has moved the caret or the selection, as every key that changes the text does, once:
  /// `editingChanged` follows then.
  func textFieldDidChangeSelection(_ textField: TextField)

  /// Returns true if the return key may end editing: `editingDidEndOnExit` follows, and where that is handled, the field
  /// loses the focus. By default it may.
  func textFieldShouldReturn(_ textField: TextField) -> Bool

  /// Called when the field has lost the focus. `editingDidEnd` follows.
  func textFieldDidEndEditing(_ textField: TextField)
}

extension TextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}

  /// Returns true: every change is allowed.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}

  /// Returns true: the return key ends editing.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
}
