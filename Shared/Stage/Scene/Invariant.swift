import Controls

/// Something that holds in every frame of every way.
@MainActor public struct Invariant<Screen: Controls.Screen> {
  /// The claim, as a sentence.
  public let claim: String

  private let holds: (Screen) -> Bool

  /// The invariant `claim`, true of a screen if `holds` says so.
  public init(_ claim: String, _ holds: @escaping (Screen) -> Bool) {
    self.claim = claim
    self.holds = holds
  }

  func bound(to screen: Screen) -> BoundInvariant {
    BoundInvariant(claim: claim) { [holds] in holds(screen) }
  }
}

/// An invariant of one screen. It has no type parameter, because it is looked at in every frame.
@MainActor struct BoundInvariant {
  let claim: String
  let holds: () -> Bool
}
