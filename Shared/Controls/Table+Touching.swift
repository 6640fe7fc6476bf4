/// The actions of a person. Rows are counted through all sections, from 0.
extension Table {
  /// The number of rows, in all sections.
  public var rowCount: Int { layout.rowCount }

  /// Scrolls until the row is visible, touches it and lifts the finger: it is selected, if the delegate allows it.
  ///
  /// A row that does not exist, or whose cell accepts no touch, stays as it is.
  public func touchRow(_ number: Int) {
    guard takesTouch, let touched = layout.indexPath(ofRow: number) else { return }
    if !layout.isInSight(touched, from: contentOffset, height: height) { drag { scrollToRow(at: touched) } }
    guard cells[touched]?.takesTouch ?? false else { return }
    let asked = delegate(toldOf: "table(_:willSelectRowAt:)")
    guard let indexPath = asked.map({ $0.table(self, willSelectRowAt: touched) }) ?? touched, layout.has(indexPath)
    else { return }
    let old = indexPathForSelectedRow
    if old != indexPath { byPerson { indexPathForSelectedRow = indexPath } }
    if let old, old != indexPath {
      delegate(toldOf: "table(_:didDeselectRowAt:)")?.table(self, didDeselectRowAt: old)
      tell(.didDeselect, cells[old], old)
    }
    delegate(toldOf: "table(_:didSelectRowAt:)")?.table(self, didSelectRowAt: indexPath)
    tell(.didSelect, cells[indexPath], indexPath)
  }

  /// Scrolls to the last row.
  public func scrollToBottom() {
    guard takesTouch else { return }
    drag { scroll(to: .max) }
  }

  /// A Boolean value indicating whether the table is scrolled to its end.
  public var isAtBottom: Bool { contentOffset + height >= layout.height + bottomInset }

  /// Scrolls to the first row.
  public func scrollToTop() {
    guard takesTouch else { return }
    drag { scroll(to: 0) }
  }

  /// Scrolls as little as needed to make the row visible; does nothing if there is no such row.
  public func scroll(toRow number: Int) {
    guard takesTouch, let indexPath = layout.indexPath(ofRow: number) else { return }
    drag { scrollToRow(at: indexPath) }
  }

  /// Returns the control in a visible cell that scripts call `identifier`.
  func control(_ identifier: String) -> Control? {
    for (_, cell) in cells {
      if let control = cell.accessoryView, control.identifier == identifier { return control }
    }
    return nil
  }

  /// Returns the visible state of the table.
  func drawTable() -> Appearance.Table {
    let elements = layout.elements(in: contentOffset..<(contentOffset + height)).map { place in
      switch place.element {
      case .header(_, let title): Appearance.Table.Element.header(title: title ?? "", height: place.height)
      case .footer(_, let title): Appearance.Table.Element.footer(title: title ?? "", height: place.height)
      case .row(let indexPath): Appearance.Table.Element.row(draw(indexPath, height: place.height))
      }
    }
    return .init(
      elements: elements, rowCount: rowCount, offset: contentOffset,
      selectedRow: indexPathForSelectedRow.map { layout.number(of: $0) + 1 })
  }

  private func draw(_ indexPath: IndexPath, height: Int) -> Appearance.Table.Row {
    let cell = cells[indexPath]
    return .init(
      number: layout.number(of: indexPath) + 1, text: cell?.text ?? "", detail: cell?.detailText ?? "",
      disclosesMore: cell?.accessoryType == .disclosureIndicator,
      isEnabled: cell?.isUserInteractionEnabled ?? false, control: cell?.accessoryView?.appearance, height: height,
      column: columnCount > 1 ? indexPath.row % columnCount : nil)
  }

  private func byPerson(_ act: () -> Void) {
    isTouched = true
    act()
    isTouched = false
  }
}
