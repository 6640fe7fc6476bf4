import Controls

/// All that a person sees of a screen at one moment: enough to draw it, and to tell two ways apart.
nonisolated public struct Snapshot: Hashable, Sendable {
  /// The views in reading order.
  public var views: [Appearance]

  /// The alert in front, if there is one.
  public var alert: AlertSnapshot?

  /// All that a person sees of an alert.
  public struct AlertSnapshot: Hashable, Sendable {
    /// The first line.
    public var title: String
    /// What follows below the title.
    public var message: String?
    /// The answers, from left to right.
    public var buttons: [Appearance]
  }

  /// What `identifier` looks like, if it is there.
  public subscript(identifier: String) -> Appearance? {
    alert?.buttons.first { $0.identifier == identifier } ?? views.first { $0.identifier == identifier }
  }
}

extension Screen {
  /// What a person sees now.
  public var snapshot: Snapshot {
    Snapshot(views: views.map(\.appearance), alert: alert?.snapshot)
  }

  /// Whether the snapshots are equal, without making them: a check asks it after every input.
  func looksLike(_ other: Screen) -> Bool {
    guard views.count == other.views.count, alert?.snapshot == other.alert?.snapshot else { return false }
    for (view, counterpart) in zip(views, other.views) where view.appearance != counterpart.appearance { return false }
    return true
  }
}

extension Alert {
  fileprivate var snapshot: Snapshot.AlertSnapshot {
    .init(title: title, message: message, buttons: buttons.map(\.appearance))
  }
}
