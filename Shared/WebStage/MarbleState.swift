import StageSession

/// A session up to the shown moment, as marbles of the way that is looked into. A page asks for it while it shows them.
struct MarbleState: Encodable {
  /// The time of each moment.
  var times: [String]

  /// The lines, with a text for each moment; inputs come first.
  var lines: [Line]

  /// The marbles of one control or of one property.
  struct Line: Encodable {
    var name: String
    var isInput: Bool
    var marbles: [String]
  }
}

extension MarbleState {
  /// The marbles of `session`.
  @MainActor init(_ session: Session) {
    let last = session.journey ?? session.history.moments.count - 1
    let marbles = Marbles(session.history, pane: session.lookedInto, to: last)
    times = marbles.times
    lines = marbles.lines.map { Line(name: $0.name, isInput: $0.isInput, marbles: $0.marbles) }
  }
}
