import Terminal

/// The columns of a sequence diagram.
public struct SequenceLayout: Hashable, Sendable {
  /// The forms of a drawing.
  public enum Medium: Hashable, Sendable {
    /// Characters, with the label of an arrow in its line, and names that begin at their lifelines.
    case text
    /// A picture, with the label of an arrow above its line, and names centered above their lifelines.
    case picture
  }

  /// The columns of the lifelines, as close as names and labels allow.
  public let columns: [Int]

  /// The number of columns of the drawing.
  public let width: Int

  private let medium: Medium

  /// Lays a diagram out.
  public init(_ diagram: SequenceDiagram, for medium: Medium) {
    let names = diagram.participants.map(\.displayWidth)
    let right = medium == .text ? names : names.map { ($0 + 1) / 2 }
    let left = medium == .text ? names.map { _ in 0 } : right
    var gaps = zip(right, left.dropFirst()).map { $0 + $1 + (medium == .text ? 2 : 3) }
    // An arrow over few lifelines has less choice of where its label goes, and a long label less than a short one.
    let steps = diagram.steps.map { (gaps: $0.gaps, columns: $0.columns(medium)) }
      .sorted { ($0.gaps.count, -$0.columns) < ($1.gaps.count, -$1.columns) }
    for step in steps where step.gaps.upperBound <= gaps.count {
      guard let widest = step.gaps.max(by: { gaps[$0] < gaps[$1] }) else { continue }
      gaps[widest] = max(gaps[widest], step.columns)
    }
    let columns = gaps.reduce(into: [left.first ?? 0]) { $0.append(($0.last ?? 0) + $1) }
    let last = columns.last ?? 0
    let labels = steps.filter { $0.gaps.upperBound > gaps.count }.map { last + $0.columns - 1 }
    width = (zip(columns, right).map { $0 + $1 } + labels).reduce(last + 1, max)
    (self.columns, self.medium) = (columns, medium)
  }

  /// The lifeline to the left of an arrow's label: the label is in the first gap from its start that has room for it.
  public func gap(of step: SequenceDiagram.Step) -> Int? {
    let gaps = step.from < step.to ? Array(step.gaps) : step.gaps.reversed()
    return gaps.first { room(after: $0) >= step.columns(medium) }
  }

  /// The number of columns that the label of a step can have in a drawing of `width` columns.
  func room(for step: SequenceDiagram.Step, width: Int) -> Int {
    let widest = step.gaps.map { room(after: $0, width: width + 1) }.max() ?? 0
    return max(0, widest - step.frame(medium))
  }

  private func room(after index: Int, width: Int = 0) -> Int {
    (index + 1 < columns.count ? columns[index + 1] : width) - columns[index]
  }
}

extension SequenceDiagram.Step {
  var gaps: Range<Int> { from == to ? from..<from + 1 : min(from, to)..<max(from, to) }

  /// The distance between the lifelines on both sides of the label.
  fileprivate func columns(_ medium: SequenceLayout.Medium) -> Int {
    label.isEmpty ? 4 : label.displayWidth + frame(medium)
  }

  /// The part of this distance that is not the label's: `│● `, `┃◀┐ `, or `├──  ──▶`, and a blank.
  fileprivate func frame(_ medium: SequenceLayout.Medium) -> Int {
    kind == .event ? 4 : from == to ? 5 : medium == .text ? 8 : 3
  }
}
