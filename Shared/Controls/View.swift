import KeyValueObserving
import Trace

/// Something on a screen that a person sees, UIKit's `UIView` without pixels.
///
/// Every visible property is `@Observed`, and tells the screen before its observers run.
open class View: KeyValueObservable {
  /// Who observes the view's properties.
  nonisolated public let observers = ObserverStore()

  /// The name of the view in scripts: lower-case words joined by hyphens.
  public let identifier: String

  /// Whether the view takes no room and no touch.
  @Observed public var isHidden = false {
    willSet { willShow(.isHidden, .flag(isHidden), .flag(newValue)) }
  }

  /// From 0, which cannot be seen, to 1. As in UIKit, a view below 0.01 takes no touch.
  @Observed public var alpha = 1.0 {
    willSet { willShow(.alpha, .number(alpha), .number(newValue)) }
  }

  /// The screen that the view stands on.
  public internal(set) weak var screen: Screen?

  /// The row of the screen it stands in, from 0.
  var row = 0

  private let kind: Appearance.Kind
  private var drawn: Appearance?

  init(_ identifier: String, _ kind: Appearance.Kind) {
    self.identifier = identifier
    self.kind = kind
  }

  /// What a person sees of the view now.
  public final var appearance: Appearance {
    if let drawn { return drawn }
    let appearance = draw()
    drawn = appearance
    return appearance
  }

  /// How many observers, targets, actions and delegates are connected to the view.
  public var connectionCount: Int { observers.count }

  /// Whether a touch reaches the view: it is seen, usable, and no alert of its screen is in front of it.
  public var takesTouch: Bool {
    !isHidden && alpha >= 0.01 && (screen?.alert == nil)
  }

  /// The view as it looks, made anew; `appearance` remembers it until something visible is set.
  func draw() -> Appearance {
    Appearance(identifier: identifier, kind: kind, row: row, alpha: alpha, isHidden: isHidden)
  }

  /// To be called just before a visible property is set.
  func willShow(
    _ property: Change.Property, _ oldValue: @autoclosure () -> Change.Value,
    _ newValue: @autoclosure () -> Change.Value,
    byPerson: Bool = false
  ) {
    drawn = nil
    Trace.note(Link(identifier, property.rawValue, value: newValue().description))
    guard let record = screen?.onChange else { return }
    record(
      Change(
        identifier: identifier, property: property, oldValue: oldValue(), newValue: newValue(), isByPerson: byPerson))
  }
}
