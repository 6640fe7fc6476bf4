import Controls

/// One feature in four ways, for one screen.
///
/// The four are demanded by type: where one is missing, nothing compiles.
@MainActor public protocol FourWays<Screen> {
  /// What a person sees and touches, shared by the four.
  associatedtype Screen: Controls.Screen

  /// The way that hands over closures.
  associatedtype Callback: Wiring<Screen>
  /// The way that tells a delegate.
  associatedtype Delegate: Wiring<Screen>
  /// The way that observes properties.
  associatedtype Observer: Wiring<Screen>
  /// The way of observable sequences.
  associatedtype Rx: Wiring<Screen>
}
