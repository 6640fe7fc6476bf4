import Terminal

extension SequenceDiagram {
  /// Returns the diagram with labels, and names if need be, shortened until its drawing fits.
  ///
  /// Six columns for each participant are always enough for text.
  public func fitted(toColumns columns: Int, for medium: SequenceLayout.Medium = .text) -> SequenceDiagram {
    var fitted = self
    fitted.title = title.shortened(toColumns: columns)
    for limit in Self.limits {
      fitted.participants = participants.map { $0.shortened(toColumns: limit.name) }
      fitted.steps = steps.map { $0.shortened(toColumns: limit.label) }
      let layout = SequenceLayout(fitted, for: medium)
      guard layout.width <= columns else { continue }
      // A label shorter than its gap can have some of its text back.
      var roomy = fitted
      roomy.steps = steps.map { $0.shortened(toColumns: layout.room(for: $0, width: columns)) }
      return SequenceLayout(roomy, for: medium).width <= columns ? roomy : fitted
    }
    return fitted
  }

  /// The columns of labels and names, from the most to the fewest: a label of 8 and a name of 8 columns can still be told
  /// from others.
  private static let limits: [(label: Int, name: Int)] =
    (9...40).reversed().map { ($0, 24) }
    + (0...8).reversed().flatMap { label in (8...24).reversed().map { (label, $0) } }
    + (1..<8).reversed().map { (0, $0) }
}

extension SequenceDiagram.Step {
  fileprivate func shortened(toColumns columns: Int) -> Self {
    Self(kind: kind, from: from, to: to, label: label.shortened(toColumns: columns))
  }
}
