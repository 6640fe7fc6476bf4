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
    func isMeant(_ appearance: Appearance) -> Bool { appearance.identifier == identifier }
    if let found = alert?.buttons.first(where: isMeant) ?? views.first(where: isMeant) { return found }
    for view in views {
      for case let control? in view.table?.rows.map(\.control) ?? [] where isMeant(control) { return control }
    }
    return nil
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
