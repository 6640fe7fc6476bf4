/// All that a person can see of one view at one moment.
nonisolated public struct Appearance: Hashable, Sendable {
  /// Which view it is: the name that scripts use.
  public var identifier: String

  /// What sort of view it is.
  public var kind: Kind

  /// The row of the screen it stands in, from 0; views of one row stand side by side.
  public var row: Int

  /// What is written on a button.
  public var title: String?

  /// What is written in a label or a field.
  public var text: String?

  /// What an empty field shows instead of text.
  public var placeholder: String?

  /// The meaning of the text's colour.
  public var color = TextColor.normal

  /// From 0, which cannot be seen, to 1.
  public var alpha = 1.0

  /// Whether the view takes no room and no touch.
  public var isHidden = false

  /// Whether a control may be used.
  public var isEnabled = true

  /// The caret and the selection of the field that has the focus; nil in every other view.
  public var editing: Editing?

  /// The sorts of views, in the words of the script's messages.
  public enum Kind: String, CaseIterable, Sendable {
    case button
    case label
    case textField = "text field"
  }

  /// Where typing goes in the field that has the focus.
  public struct Editing: Hashable, Sendable {
    /// The characters that the next one replaces, counted from 0; empty where there is only a caret.
    public var selection: Range<Int>

    /// How many characters stand before the caret.
    public var caret: Int { selection.upperBound }
  }

  /// Whether the view has the focus.
  public var isFocused: Bool { editing != nil }
}
