import Controls

/// One feature in four ways, for one screen, and in further ones where a step has them.
///
/// The four are demanded by type: where one is missing, nothing compiles.
@MainActor public protocol FourWays<Screen> {
  /// The screen that a person sees and touches, shared by the four.
  associatedtype Screen: Controls.Screen

  /// The way that hands over closures.
  associatedtype Callback: Wiring<Screen>
  /// The way that notifies a delegate.
  associatedtype Delegate: Wiring<Screen>
  /// The way that observes properties.
  associatedtype Observer: Wiring<Screen>
  /// The way of observable sequences.
  associatedtype Rx: Wiring<Screen>

  /// The ways beyond the four, in the order in which they are shown.
  static var furtherWays: [Way<Screen>] { get }
}

extension FourWays {
  /// No way beyond the four.
  public static var furtherWays: [Way<Screen>] { [] }

  /// The way of one of the four patterns.
  public static func way(_ pattern: Pattern) -> Way<Screen> {
    switch pattern {
    case .callback: Way(pattern.rawValue, Callback.self)
    case .delegate: Way(pattern.rawValue, Delegate.self)
    case .observer: Way(pattern.rawValue, Observer.self)
    case .rx: Way(pattern.rawValue, Rx.self)
    }
  }

  /// The four ways, in the order of the book.
  public static var fourWays: [Way<Screen>] { Pattern.allCases.map(way) }

  /// All ways: the four, then the further ones.
  public static var ways: [Way<Screen>] { fourWays + furtherWays }

  /// Returns whether a way of the step is called `name`.
  package static func hasWay(_ name: String) -> Bool { ways.contains { $0.name == name } }

  /// The four ways, and those of the further ones that are called `names`.
  package static func ways(with names: [String]) -> [Way<Screen>] {
    fourWays + furtherWays.filter { names.contains($0.name) }
  }

  /// The names of the further ways.
  package static var furtherNames: [String] { furtherWays.map(\.name) }
}
