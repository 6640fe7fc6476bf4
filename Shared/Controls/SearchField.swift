import KeyValueObserving

/// A field for what is looked for, and the button that calls the search off: UIKit's `UISearchBar` in the hands of a
/// `UISearchController`.
///
/// The button stands where the screen's rows put it. A tap on it empties the field as a person would, takes the focus, and
/// then tells the delegate and everyone else.
public final class SearchField: TextField {
  /// The button that calls the search off.
  public let cancelButton: Button

  /// A field that scripts call `identifier`, empty at first, and its button.
  public init(_ identifier: String, placeholder: String? = nil, cancelButton: String = "cancel") {
    self.cancelButton = Button(cancelButton, title: "Cancel")
    super.init(identifier, placeholder: placeholder)
    // The first who hear of it, as a delegate is.
    addAction(for: .editingChanged) { [weak self] in self?.textDidChange() }
    self.cancelButton.addAction(for: .touchUpInside) { [weak self] in self?.cancel() }
  }

  private func cancel() {
    empty()
    resignFirstResponder()
    (delegate(toldOf: "searchFieldCancelButtonClicked") as? any SearchFieldDelegate)?.searchFieldCancelButtonClicked(
      self)
  }

  private func textDidChange() {
    guard let delegate = delegate as? any SearchFieldDelegate else { return }
    delegate.searchField(self, textDidChange: text ?? "")
  }
}

/// Who is told what is looked for: the part of UIKit's `UISearchBarDelegate` that chapters need, for a search field's
/// `delegate`.
@MainActor public protocol SearchFieldDelegate: TextFieldDelegate {
  /// A person has changed the text, or called the search off.
  func searchField(_ searchField: SearchField, textDidChange searchText: String)

  /// A person has called the search off; the field is empty.
  func searchFieldCancelButtonClicked(_ searchField: SearchField)
}
