import Controls
import Stage
import StageSession

nonisolated extension ScreenLayout {
  /// A view in all panes in which it is to be seen.
  struct Item {
    let identifier: String
    let size: ElementSize
    let shown: [Appearance]
    let desired: Int
    package let least: Int
    let runs: Bool
    let isList: Bool

    /// The place in a grid, if it stands in one.
    let gridPlace: Appearance.GridPlace?

    /// True if it is hidden in every pane.
    let isHidden: Bool

    /// True if it shows nothing.
    let isBlank: Bool

    init(_ shown: [Appearance], _ size: ElementSize) {
      (self.shown, self.size) = (shown, size)
      identifier = shown.first?.identifier ?? ""
      gridPlace = shown.first?.gridPlace
      let widths = shown.map { $0.desiredWidth(size) }
      desired = widths.max() ?? 0
      least = zip(shown, widths).map { $0.leastWidth($1) }.max() ?? 0
      runs = shown.contains(where: \.runs)
      isHidden = shown.allSatisfy(\.isHidden)
      isBlank = shown.allSatisfy { $0.isHidden || $0.kind == .label && $0.signedText.isEmpty }
      isList = shown.contains { $0.kind == .table || $0.kind == .textArea || $0.kind == .messageList }
    }

    /// A Boolean value indicating whether it is a label for those in the last row.
    var isLargeText: Bool { size == .large && shown.allSatisfy { $0.kind == .label } }

    /// The lines that it takes of `most`. Of a large one that is hidden everywhere only one is kept.
    func height(_ width: Int, _ most: Int) -> Int {
      if isHidden, size == .large { return 1 }
      return min(most, shown.map { $0.lineCount(width: width, height: most, size: size) }.max() ?? 0)
    }
  }
}
