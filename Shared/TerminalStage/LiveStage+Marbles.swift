import Stage
import StageSession
import Terminal

/// Moving in the marbles, which are seldom all in sight.
extension LiveStage {
  /// The session of the way that is looked into, up to where the person has travelled, as marbles.
  var marbles: Marbles {
    Marbles(session.history, pane: session.lookedInto, to: session.journey ?? session.history.moments.count - 1)
  }

  /// Moves the marbles if that is what `input` asks for.
  ///
  /// - Parameters:
  ///   - end: the last moment that is to be seen; nil for the present.
  ///   - columns: how wide they are drawn.
  /// - Returns: whether it is.
  func moveMarbles(_ input: TerminalInput, to end: Int?, _ scrolled: Int, columns: Int) -> Bool {
    guard case .key(let key) = input, [.left, .right, .home, .end].contains(key) else { return false }
    let marbles = marbles
    let last = session.journey ?? session.history.moments.count - 1
    let shown = marbles.shown(columns: columns, to: end)
    let next: Int
    switch key {
    case .left: next = shown.lowerBound > 0 ? shown.upperBound - 2 : shown.upperBound - 1
    case .right: next = shown.upperBound
    case .home: next = 0
    default: next = last
    }
    mode = .page(.marbles(to: next < last ? next : nil), scrolled: scrolled)
    return true
  }
}
