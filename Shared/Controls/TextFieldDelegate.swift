/// Who is asked and told about the editing of a field, UIKit's `UITextFieldDelegate`.
///
/// Every method has a default, so that a delegate writes only what it cares about.
public protocol TextFieldDelegate: AnyObject {
  /// The field got the focus.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Whether the characters in `range`, counted from 0, may become `string`. By default they may.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool

  /// The caret or the selection moved, which every change of text does, just before `editingChanged`.
  func textFieldDidChangeSelection(_ textField: TextField)

  /// Whether the return key does what it does. By default it does.
  func textFieldShouldReturn(_ textField: TextField) -> Bool

  /// The field lost the focus.
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
