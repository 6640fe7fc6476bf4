import KeyValueObserving
import Trace

/// A line of text that a person edits, UIKit's `UITextField`.
///
/// As in UIKit, text that is set in code sends no event; here it tells the delegate nothing either. What a person does
/// tells both (`TextField+Typing.swift`), first the delegate, then those who listen for the event.
public class TextField: Control {
  /// What stands in the field; nil looks like no text. Set in code, it puts the caret at its end.
  @Observed public var text: String? = "" {
    willSet { willShow(.text, .text(text ?? ""), .text(newValue ?? ""), byPerson: isTyped(newValue)) }
    didSet {
      didShow()
      guard !isTyped(text) else { return }
      undoable = []
      selection = end..<end
    }
  }

  /// What the empty field shows; nil looks like no text.
  @Observed public var placeholder: String? {
    willSet { willShow(.placeholder, .text(placeholder ?? ""), .text(newValue ?? "")) }
    didSet { didShow() }
  }

  /// The characters that the next one replaces, counted from 0; empty where there is only a caret.
  @Observed public internal(set) var selection = 0..<0 {
    willSet { willShow(.selection, .range(selection), .range(newValue), byPerson: true) }
    didSet { didShow() }
  }

  /// Whether the field has the focus.
  @Observed public private(set) var isEditing = false {
    willSet { willShow(.focus, .flag(isEditing), .flag(newValue), byPerson: true) }
    didSet { didShow() }
  }

  /// Who is asked and told about editing, held weakly as in UIKit.
  public weak var delegate: (any TextFieldDelegate)?

  /// The text that a person's key is just making of the old one.
  var typedText: String?

  /// The texts before each key that changed them, since the app last set one.
  var undoable: [String] = []

  /// Whether the end of the selection that the keys move is the left one.
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
  /// - Returns: whether the field has the focus now; a field that takes no touch does not get it.
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

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.text = text ?? ""
    appearance.placeholder = placeholder ?? ""
    appearance.editing = isEditing ? .init(selection: selection) : nil
    return appearance
  }

  /// The place behind the last character.
  var end: Int { text?.count ?? 0 }

  /// The delegate, noted in the trace since it is about to be told.
  func delegate(toldOf method: String) -> (any TextFieldDelegate)? {
    guard let delegate else { return nil }
    Trace.note(Link(identifier, method, to: "delegate"))
    return delegate
  }

  /// Whether this is the text that a person is typing, and not one that the app sets meanwhile.
  private func isTyped(_ text: String?) -> Bool {
    typedText != nil && text == typedText
  }
}
