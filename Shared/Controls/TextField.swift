import KeyValueObserving

/// A line of text that a person edits, UIKit's `UITextField`.
///
/// Text set in code emits no event; what a person types does (`TextField+Typing.swift`).
public final class TextField: Control {
  /// What stands in the field. Set in code, it puts the caret at its end.
  @Observed public var text: String? {
    willSet { willShow(.text, .text(text), .text(newValue), byPerson: isTyping) }
    didSet { if !isTyping { selection = end..<end } }
  }

  /// What the empty field shows.
  @Observed public var placeholder: String? {
    willSet { willShow(.placeholder, .text(placeholder), .text(newValue)) }
  }

  /// The characters that the next one replaces, counted from 0; empty where there is only a caret.
  @Observed public internal(set) var selection = 0..<0 {
    willSet { willShow(.selection, .range(selection), .range(newValue), byPerson: true) }
  }

  /// Whether the field has the focus.
  @Observed public internal(set) var isEditing = false {
    willSet { willShow(.focus, .flag(isEditing), .flag(newValue), byPerson: true) }
  }

  /// Who is asked and told about editing, held weakly as every delegate should be.
  public weak var delegate: (any TextFieldDelegate)?

  /// Whether the text is being changed by a person.
  var isTyping = false

  /// A field that scripts call `identifier`, empty at first.
  public init(_ identifier: String, placeholder: String? = nil) {
    super.init(identifier, .textField)
    text = ""
    self.placeholder = placeholder
  }

  /// The place behind the last character.
  var end: Int { text?.count ?? 0 }

  /// Gives the field the focus, which leaves the field that had it.
  ///
  /// - Returns: whether the field has the focus now; a field that takes no touch does not get it.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard takesTouch else { return false }
    screen?.firstResponder?.resignFirstResponder()
    screen?.firstResponder = self
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Takes the focus from the field.
  public func resignFirstResponder() {
    guard isEditing else { return }
    isEditing = false
    if screen?.firstResponder === self { screen?.firstResponder = nil }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// The delegate counts as well.
  override public var connectionCount: Int { super.connectionCount + (delegate == nil ? 0 : 1) }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.text = text ?? ""
    appearance.placeholder = placeholder
    appearance.editing = isEditing ? .init(selection: selection) : nil
    return appearance
  }
}
