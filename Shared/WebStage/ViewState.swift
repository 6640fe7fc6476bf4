import Controls

/// The visible state of a view, for the page. A property that a kind of view does not have is nil, and left out.
struct ViewState: Encodable {
  /// The name of the view in scripts.
  var id: String

  /// The kind of the view, in the words of the scripts' messages: `text field`.
  var kind: String

  /// The row of the screen, from 0.
  var row: Int

  /// The headings of the view's place in a grid, of the column and of the row.
  var grid: [String]?

  var title: String?
  var text: String?
  var placeholder: String?

  /// The meaning of the text's colour: `normal`, `error`, `ok` or `secondary`.
  var color: String

  /// The opacity, from 0 to 1.
  var alpha: Double

  var isHidden: Bool
  var isEnabled: Bool

  /// The first character that is selected and the one after the last, in a field that has the focus.
  var selection: [Int]?

  /// The value of a slider, and those at its ends.
  var slider: [Float]?

  /// The distance of a bar's lower edge from the top of the screen, in points.
  var bottom: Double?

  /// The lines of a list of messages.
  var lines: [String]?

  /// The first of these lines that is visible, and the one after the last.
  var visibleLines: [Int]?

  /// The filled part of a progress bar, from 0 to 1.
  var progress: Double?

  var isAnimating: Bool?
  var isOn: Bool?

  /// The visible elements of a table.
  var elements: [ElementState]?

  /// The number of rows of a table, and the selected one, from 1.
  var rowCount: Int?
  var selectedRow: Int?

  /// A header, a footer or a row of a table.
  struct ElementState: Encodable {
    /// `header`, `footer` or `row`.
    var kind: String
    var text: String

    /// The number of the row, from 1.
    var number: Int?
    var detail: String?
    var disclosesMore: Bool?
    var isEnabled: Bool?
    var column: Int?
    var control: [ViewState]?
  }
}

extension ViewState {
  init(_ view: Appearance) {
    (id, kind, row, title, text) = (view.identifier, view.kind.rawValue, view.row, view.title, view.text)
    grid = view.gridPlace.map { [$0.column, $0.row] }
    (placeholder, color, alpha) = (view.placeholder, view.color.rawValue, view.alpha)
    (isHidden, isEnabled) = (view.isHidden, view.isEnabled)
    selection = view.editing.map { [$0.selection.lowerBound, $0.selection.upperBound] }
    slider = view.thumb.map { [$0.value, $0.minimum, $0.maximum] }
    bottom = view.bottom
    lines = view.scrolling?.lines
    visibleLines = view.scrolling.map { [$0.visibleLines.lowerBound, $0.visibleLines.upperBound] }
    (progress, isAnimating, isOn) = (view.progress, view.isAnimating, view.isOn)
    elements = view.table?.elements.map(ElementState.init)
    (rowCount, selectedRow) = (view.table?.rowCount, view.table?.selectedRow)
  }
}

extension ViewState.ElementState {
  init(_ element: Appearance.Table.Element) {
    switch element {
    case .header(let title, _): self.init(kind: "header", text: title)
    case .footer(let title, _): self.init(kind: "footer", text: title)
    case .row(let row):
      self.init(
        kind: "row", text: row.text, number: row.number, detail: row.detail, disclosesMore: row.disclosesMore,
        isEnabled: row.isEnabled, column: row.column, control: row.control.map { [ViewState($0)] })
    }
  }
}
