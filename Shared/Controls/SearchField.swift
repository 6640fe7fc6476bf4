import KeyValueObserving

/// A field for a search term, and the button that cancels the search: UIKit's `UISearchBar` in the hands of a
/// `UISearchController`.
///
/// The button is where the screen's rows put it. A tap on it empties the field as a person would, takes the focus, and
/// then notifies the delegate and the other listeners.
public final class SearchField: TextField {
  /// The button that cancels the search.
  public let cancelButton: Button

  /// A field that scripts call `identifier`, empty at first, and its button.
  public init(_ identifier: String, placeholder: String? = nil, cancelButton: String = "cancel") {
    self.cancelButton = Button(cancelButton, title: "Cancel")
    super.init(identifier, placeholder: placeholder)
    // Added first, so that the delegate is notified before the other listeners.
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

/// The delegate of a search field: the part of UIKit's `UISearchBarDelegate` that chapters need.
@MainActor public protocol SearchFieldDelegate: TextFieldDelegate {
  /// Called when a person has changed the text or cancelled the search.
  func searchField(_ searchField: SearchField, textDidChange searchText: String)

  /// Called when a person has cancelled the search; the field is empty.
  func searchFieldCancelButtonClicked(_ searchField: SearchField)
}
