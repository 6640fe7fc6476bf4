import Controls

/// The visible state of a screen at one moment: enough to draw it, and to compare two ways.
nonisolated public struct Snapshot: Hashable, Sendable {
  /// The views in reading order.
  public var views: [Appearance]

  /// The alert in front, if there is one.
  public var alert: AlertSnapshot?

  /// All that a person sees of an alert.
  public struct AlertSnapshot: Hashable, Sendable {
    /// The first line.
    public var title: String
    /// The text below the title.
    public var message: String?
    /// The answers, from left to right.
    public var buttons: [Appearance]
  }

  /// The appearance of the view called `identifier`, if it is there; a control in a row counts.
  public subscript(identifier: String) -> Appearance? {
    alert?.buttons.first { $0.identifier == identifier } ?? views.first { $0.identifier == identifier }
      ?? views.lazy.flatMap { $0.table?.rows ?? [] }.compactMap(\.control).first { $0.identifier == identifier }
  }
}

extension Screen {
  /// The visible state.
  public var snapshot: Snapshot {
    Snapshot(views: visibleViews.map(\.appearance), alert: topScreen.alert?.snapshot)
  }
}

extension Alert {
  /// The visible state of the alert.
  package var snapshot: Snapshot.AlertSnapshot {
    .init(title: title, message: message, buttons: buttons.map(\.appearance))
  }
}
