import KeyValueObserving
import Trace

/// A visible part of a screen, UIKit's `UIView` without pixels.
///
/// Every visible property is `@Observed`. When one is set, the screen's record comes first, then the observers.
open class View: KeyValueObservable {
  /// The observers of the view's properties.
  nonisolated public let observers = ObserverStore()

  /// The name of the view in scripts, one word: `count`, `reset-password`.
  ///
  /// Only a control in the cell of a table may get another one, that of the row it serves now.
  public var identifier: String

  /// A Boolean value indicating whether the view is hidden: it takes no room and accepts no touch.
  @Observed public var isHidden = false {
    willSet { willShow(.isHidden, .flag(isHidden), .flag(newValue)) }
    didSet { didShow() }
  }

  /// The opacity, from 0 (invisible) to 1. As in UIKit, a view below 0.01 accepts no touch.
  @Observed public var alpha = 1.0 {
    willSet { willShow(.alpha, .number(alpha), .number(newValue)) }
    didSet { didShow() }
  }

  /// The screen that has the view; for an alert's button, the screen that shows the alert.
  public internal(set) weak var screen: Screen?

  /// The view that contains this one: the cell of a switch, the table of a cell.
  private(set) weak var superview: View?

  /// The alert that the view is a button of, if it is one.
  weak var alert: Alert?

  /// The row of the screen that has the view, from 0.
  var row = 0 {
    didSet { forgetDrawing() }
  }

  /// The view's place in a grid, if it has one. A screen has one grid at most, whose views are in consecutive rows.
  public final var gridPlace: Appearance.GridPlace? {
    didSet { forgetDrawing() }
  }

  /// The number of times that something visible was set: as long as it stays the same, the view looks the same.
  public private(set) final var changeCount = 0

  private let kind: Appearance.Kind
  private var drawn: Appearance?
  private var settingsUnderWay = 0

  init(_ identifier: String, _ kind: Appearance.Kind) {
    self.identifier = identifier
    self.kind = kind
  }

  /// The visible state of the view. To be notified of changes, observe the properties.
  public final var appearance: Appearance {
    if let drawn { return drawn }
    let appearance = draw()
    // While a property is being set, observers may look before and after: what they see must not be kept.
    if settingsUnderWay == 0, !hasUnsettledParts { drawn = appearance }
    return appearance
  }

  /// Returns true if `other` has the same appearance. A check asks this after each input, so that subclasses compare what
  /// they draw without drawing it.
  public func looksLike(_ other: View) -> Bool { appearance == other.appearance }

  /// Returns true if `other` has the same appearance, as far as it is drawn by `View.draw()`.
  final func hasPlainLook(of other: View) -> Bool {
    identifier == other.identifier && kind == other.kind && row == other.row && gridPlace == other.gridPlace
      && alpha == other.alpha && isHidden == other.isHidden
  }

  /// The number of observers, targets, actions and delegates that are connected to the view.
  public var connectionCount: Int { observers.count }

  /// A Boolean value indicating whether a touch reaches the view: it is not hidden, its alpha is not below 0.01, and
  /// neither an alert nor another screen is in front of it.
  ///
  /// The first two rules are UIKit's (`UIView.hitTest(_:with:)`). A view without a screen has nothing in front of it.
  public var takesTouch: Bool {
    guard !isHidden, alpha >= 0.01 else { return false }
    guard let screen else { return superview == nil && alert == nil }
    return screen.alert === alert && screen.isInFront && superview?.letsTouchesThrough ?? true
  }

  /// A Boolean value indicating whether a touch reaches the parts of the view.
  var letsTouchesThrough: Bool { takesTouch }

  /// Returns the visible state, made anew; `appearance` remembers it until something visible is set.
  func draw() -> Appearance {
    Appearance(identifier: identifier, kind: kind, row: row, gridPlace: gridPlace, alpha: alpha, isHidden: isHidden)
  }

  /// Must be called just before a visible property is set.
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

  /// The name of the view in the record of changes.
  var path: String { identifier }

  /// Makes this view a part of `view`, or of none.
  final func stand(in view: View?) {
    superview = view
    join(view?.screen)
    view?.forgetDrawing()
  }

  /// Puts the view, with all its parts, on `screen`.
  func join(_ screen: Screen?) {
    self.screen = screen
  }

  /// Must be called when the screen has got other bounds: a view that is laid out in points looks different then.
  final func boundsChanged() {
    forgetDrawing()
  }

  private func forgetDrawing() {
    drawn = nil
    changeCount += 1
    superview?.forgetDrawing()
  }

  /// A Boolean value indicating whether something visible is being set on a part of the view.
  var hasUnsettledParts: Bool { false }

  /// A Boolean value indicating whether something visible is being set on the view or on a part of it.
  final var isUnsettled: Bool { settingsUnderWay > 0 || hasUnsettledParts }

  /// Must be called when the property was set and its observers were notified.
  final func didShow() {
    settingsUnderWay -= 1
  }
}
