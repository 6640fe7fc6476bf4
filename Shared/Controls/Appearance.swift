/// The visible state of one view at one moment.
nonisolated public struct Appearance: Hashable, Sendable {
  /// The identifier of the view: its name in scripts.
  public var identifier: String

  /// The kind of the view.
  public var kind: Kind

  /// The row of the screen that has the view, from 0; views of one row are side by side.
  public var row: Int

  /// The view's place in a grid; nil outside of one.
  public var gridPlace: GridPlace?

  /// The title of a button.
  public var title: String?

  /// The text of a label or a field.
  public var text: String?

  /// The text that an empty field shows.
  public var placeholder: String?

  /// The meaning of the text's colour.
  public var color = TextColor.normal

  /// The opacity, from 0 (invisible) to 1.
  public var alpha = 1.0

  /// A Boolean value indicating whether the view is hidden: it takes no room and accepts no touch.
  public var isHidden = false

  /// A Boolean value indicating whether a control is enabled.
  public var isEnabled = true

  /// The caret and the selection of the field that has the focus; nil in every other view.
  public var editing: Editing?

  /// The thumb of a slider; nil in every other view.
  public var thumb: Thumb?

  /// The position of the lower edge of a bar, in points from the top of the screen; nil in views that only the rows
  /// place.
  public var bottom: Double?

  /// The lines of a list of messages and its scroll position; nil in every other view.
  public var scrolling: Scrolling?
  /// The filled part of a progress bar, from 0 to 1; nil in every other view.
  public var progress: Double?

  /// A Boolean value indicating whether an indicator turns; nil in every other view.
  public var isAnimating: Bool?

  /// A Boolean value indicating whether a switch is on; nil in every other view.
  public var isOn: Bool?

  /// The visible part of a table; nil in every other view.
  public var table: Table?

  /// The kinds of views, in the words of the script's messages.
  public enum Kind: String, CaseIterable, Sendable {
    /// A `Button`.
    case button
    /// A `Label`.
    case label
    /// A `TextField`.
    case textField = "text field"
    /// A `Slider`.
    case slider
    /// A `Toolbar`.
    case toolbar
    /// A `MessageList`.
    case messageList = "message list"
    /// A `ProgressBar`.
    case progressBar = "progress bar"
    /// An `ActivityIndicator`.
    case activityIndicator = "activity indicator"
    /// A `TextArea`.
    case textArea = "text area"
    /// A `Switch`.
    case toggle = "switch"
    /// A `Table`.
    case table
    /// A `TableCell`, which appears as a row of its table.
    case cell
  }

  /// A place in a grid, such as a sheet of cells. Views of the same place stand below each other.
  public struct GridPlace: Hashable, Sendable {
    /// The heading of the column.
    public var column: String

    /// The heading of the row.
    public var row: String

    /// The place where this column and this row meet.
    public init(column: String, row: String) {
      (self.column, self.row) = (column, row)
    }
  }

  /// The caret and the selection of the field that has the focus.
  public struct Editing: Hashable, Sendable {
    /// The characters that the next one replaces, counted from 0; empty where there is only a caret.
    public var selection: Range<Int>

    /// The number of characters before the caret.
    public var caret: Int { selection.upperBound }
  }

  /// The lines of a list of messages and their scroll position. Lengths are in points.
  public struct Scrolling: Hashable, Sendable {
    /// All lines, from top to bottom.
    public var lines: [String]

    /// The completely visible lines, counted from 0.
    public var visibleLines: Range<Int>

    /// The height of the covered part at the lower end.
    public var bottomInset: Double

    /// The scroll position, from the top.
    public var offset: Double

    /// The lowest line that is completely visible.
    public var lastVisibleLine: String? { visibleLines.last.map { lines[$0] } }
  }

  /// The position of a thumb on its track.
  public struct Thumb: Hashable, Sendable {
    /// The slider's value.
    public var value: Float

    /// The value at the left end.
    public var minimum: Float

    /// The value at the right end.
    public var maximum: Float

    /// The distance from the left end, from 0 to 1.
    public var fraction: Float { minimum < maximum ? (value - minimum) / (maximum - minimum) : 0 }
  }

  /// A Boolean value indicating whether the view has the focus.
  public var isFocused: Bool { editing != nil }
}
