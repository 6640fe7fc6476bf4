import KeyValueObserving
import Trace

/// A line of text that a person edits, UIKit's `UITextField`.
///
/// As in UIKit, text that is set in code sends no event; here it does not notify the delegate either. The actions of a
/// person do both (`TextField+Typing.swift`), first the delegate, then the listeners.
public class TextField: Control {
  /// The text of the field; nil looks like no text. Setting it in code puts the caret at its end.
  @Observed public var text: String? = "" {
    willSet { willShow(.text, .text(text ?? ""), .text(newValue ?? ""), byPerson: isTyped(newValue)) }
    didSet {
      didShow()
      guard !isTyped(text) else { return }
      undoable = []
      selection = end..<end
    }
  }

  /// The text that the empty field shows; nil looks like no text.
  @Observed public var placeholder: String? {
    willSet { willShow(.placeholder, .text(placeholder ?? ""), .text(newValue ?? "")) }
    didSet { didShow() }
  }

  /// The characters that the next one replaces, counted from 0; empty where there is only a caret.
  @Observed public internal(set) var selection = 0..<0 {
    willSet { willShow(.selection, .range(selection), .range(newValue), byPerson: true) }
    didSet { didShow() }
  }

  /// A Boolean value indicating whether the field has the focus.
  @Observed public private(set) var isEditing = false {
    willSet { willShow(.focus, .flag(isEditing), .flag(newValue), byPerson: true) }
    didSet { didShow() }
  }

  /// A Boolean value indicating whether the screen itself takes the focus away at the return key, as a storyboard's empty
  /// action for "Did End On Exit" does. Without one it is as in UIKit: the field keeps the focus unless an action handles
  /// `editingDidEndOnExit`.
  public var endsEditingOnReturn = true

  /// The delegate, which decides about edits and is notified of them; held weakly as in UIKit.
  public weak var delegate: (any TextFieldDelegate)?

  /// The text that results from the key that a person is pressing.
  var typedText: String?

  /// The texts before each key that changed them, since the app last set one.
  var undoable: [String] = []

  /// A Boolean value indicating whether the keys move the left end of the selection.
  var selectsToTheLeft = false

  /// A field that scripts call `identifier`, empty at first.
  public init(_ identifier: String, placeholder: String? = nil) {
    _placeholder = Observed(wrappedValue: placeholder)
    super.init(identifier, .textField)
  }

  /// Gives the field the focus; as in UIKit, editing first ends in the field that had it.
  ///
  /// The delegate and the listeners of that other field may themselves give the focus away, or disable this one: then
  /// it stays as they left it.
  /// - Returns: True if the field has the focus now; a field that accepts no touch does not get it.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard takesTouch else { return false }
    screen?.firstResponder?.resignFirstResponder()
    guard takesTouch, screen?.firstResponder == nil else { return isEditing }
    isEditing = true
    delegate(toldOf: "textFieldDidBeginEditing")?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return isEditing
  }

  /// Takes the focus from the field, if it has it.
  ///
  /// A field that is disabled or hidden keeps the focus until then, but no key reaches it.
  public func resignFirstResponder() {
    guard isEditing else { return }
    isEditing = false
    delegate(toldOf: "textFieldDidEndEditing")?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// The delegate counts as well.
  override public var connectionCount: Int { super.connectionCount + (delegate == nil ? 0 : 1) }

  override public func looksLike(_ other: View) -> Bool {
    guard let other = other as? TextField else { return false }
    return (text ?? "") == (other.text ?? "") && isEditing == other.isEditing
      && (!isEditing || selection == other.selection) && (placeholder ?? "") == (other.placeholder ?? "")
      && isEnabled == other.isEnabled && hasPlainLook(of: other)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.text = text ?? ""
    appearance.placeholder = placeholder ?? ""
    appearance.editing = isEditing ? .init(selection: selection) : nil
    return appearance
  }

  /// The position behind the last character.
  var end: Int { text?.count ?? 0 }

  /// Returns the delegate and notes in the trace that it is about to be called.
  func delegate(toldOf method: String) -> (any TextFieldDelegate)? {
    guard let delegate else { return nil }
    Trace.note(Link(identifier, method, to: "delegate"))
    return delegate
  }

  /// Returns true if a person is typing this text, and false if the app sets it meanwhile.
  private func isTyped(_ text: String?) -> Bool {
    typedText != nil && text == typedText
  }
}
