import KeyValueObserving
import Trace

/// Something on a screen that a person sees, UIKit's `UIView` without pixels.
///
/// Every visible property is `@Observed`. When one is set, the screen's record comes first, then the observers.
open class View: KeyValueObservable {
  /// Who observes the view's properties.
  nonisolated public let observers = ObserverStore()

  /// The name of the view in scripts, one word: `count`, `reset-password`.
  ///
  /// Only a control in the cell of a table may get another one, that of the row it serves now.
  public var identifier: String

  /// Whether the view takes no room and no touch.
  @Observed public var isHidden = false {
    willSet { willShow(.isHidden, .flag(isHidden), .flag(newValue)) }
    didSet { didShow() }
  }

  /// From 0, which cannot be seen, to 1. As in UIKit, a view below 0.01 takes no touch.
  @Observed public var alpha = 1.0 {
    willSet { willShow(.alpha, .number(alpha), .number(newValue)) }
    didSet { didShow() }
  }

  /// The screen that the view stands on; that of an alert's button is the one that shows the alert.
  public internal(set) weak var screen: Screen?

  /// What the view is a part of: the cell that a switch is in, the table that a cell is in.
  private(set) weak var superview: View?

  /// The alert that the view is a button of, if it is one.
  weak var alert: Alert?

  /// The row of the screen it stands in, from 0.
  var row = 0 {
    didSet { forgetDrawing() }
  }

  /// The view's place in a grid, if it stands in one. A screen has one grid at most, whose views are in consecutive rows.
  public final var gridPlace: Appearance.GridPlace? {
    didSet { forgetDrawing() }
  }

  /// How often something visible was set: as long as it stays the same, the view looks the same.
  public private(set) final var changeCount = 0

  private let kind: Appearance.Kind
  private var drawn: Appearance?
  private var settingsUnderWay = 0

  init(_ identifier: String, _ kind: Appearance.Kind) {
    self.identifier = identifier
    self.kind = kind
  }

  /// What a person sees of the view now. To be told of changes, observe the properties.
  public final var appearance: Appearance {
    if let drawn { return drawn }
    let appearance = draw()
    // While a property is being set, observers may look before and after: what they see must not be kept.
    if settingsUnderWay == 0, !hasUnsettledParts { drawn = appearance }
    return appearance
  }

  /// How many observers, targets, actions and delegates are connected to the view.
  public var connectionCount: Int { observers.count }

  /// Whether a touch reaches the view: it is not hidden, its alpha is not below 0.01, and neither an alert nor another
  /// screen is in front of it.
  ///
  /// The first two are UIKit's (`UIView.hitTest(_:with:)`). A view that stands on no screen has nothing in front of it.
  public var takesTouch: Bool {
    guard !isHidden, alpha >= 0.01 else { return false }
    guard let screen else { return superview == nil && alert == nil }
    return screen.alert === alert && screen.isInFront && superview?.letsTouchesThrough ?? true
  }

  /// Whether a touch reaches what is a part of the view.
  var letsTouchesThrough: Bool { takesTouch }

  /// The view as it looks, made anew; `appearance` remembers it until something visible is set.
  func draw() -> Appearance {
    Appearance(identifier: identifier, kind: kind, row: row, gridPlace: gridPlace, alpha: alpha, isHidden: isHidden)
  }

  /// To be called just before a visible property is set.
  final func willShow(
    _ property: Change.Property, _ oldValue: @autoclosure () -> Change.Value,
    _ newValue: @autoclosure () -> Change.Value, byPerson: Bool = false
  ) {
    forgetDrawing()
    settingsUnderWay += 1
    Trace.note(Link(identifier, property.rawValue, value: newValue().description))
    guard let record = screen?.recorder else { return }
    record(
      Change(
        identifier: path, property: property, oldValue: oldValue(), newValue: newValue(), isByPerson: byPerson))
  }

  /// What the view is called in the record of changes.
  var path: String { identifier }

  /// The view becomes a part of `view`, or of none.
  final func stand(in view: View?) {
    superview = view
    join(view?.screen)
    view?.forgetDrawing()
  }

  /// The view stands on `screen`, with all its parts.
  func join(_ screen: Screen?) {
    self.screen = screen
  }

  /// To be called when the screen got other bounds: a view that is laid out in points looks different then.
  final func boundsChanged() {
    forgetDrawing()
  }

  private func forgetDrawing() {
    drawn = nil
    changeCount += 1
    superview?.forgetDrawing()
  }

  /// Whether something visible is being set on a part of the view.
  var hasUnsettledParts: Bool { false }

  /// Whether something visible is being set on the view or on a part of it.
  final var isUnsettled: Bool { settingsUnderWay > 0 || hasUnsettledParts }

  /// To be called when the property was set and its observers were told.
  final func didShow() {
    settingsUnderWay -= 1
  }
}
