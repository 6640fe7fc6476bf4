/// How rows come, change and go. A headless table shows the result at once, whatever this says.
public struct AnimationConfiguration: Hashable, Sendable {
  /// The ways in which UIKit moves a row.
  public enum RowAnimation: String, Sendable {
    /// The table view chooses.
    case automatic
    /// It becomes visible, or transparent.
    case fade
    /// It slides in from the top, or out to it.
    case top
    /// It slides in from the bottom, or out to it.
    case bottom
    /// It slides in from the left, or out to it.
    case left
    /// It slides in from the right, or out to it.
    case right
    /// It does not move.
    case none
  }

  /// How rows come.
  public let insertAnimation: RowAnimation

  /// How rows change.
  public let reloadAnimation: RowAnimation

  /// How rows go.
  public let deleteAnimation: RowAnimation

  /// How rows come, change and go; by default as the table view chooses.
  public init(
    insertAnimation: RowAnimation = .automatic, reloadAnimation: RowAnimation = .automatic,
    deleteAnimation: RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}

/// How a table goes from one list to the next.
public enum ViewTransition: Hashable, Sendable {
  /// By the changes alone.
  case animated
  /// By reading everything anew.
  case reload
}
