import Foundation
import KeyValueObserving
import Trace

/// A screen of an app: views in rows, at most one of them with the focus, perhaps an alert in front.
///
/// A screen knows nothing of the pattern that drives it. Chapters subclass it, with a property for each view:
///
///     final class GreetingScreen: Screen {
///       let message = Label("message")
///       let greet = Button("greet", title: "Greet")
///
///       override var rows: [[View]] { [[message], [greet]] }
///     }
open class Screen: KeyValueObservable {
  /// The observers of the screen's properties.
  nonisolated public let observers = ObserverStore()

  /// The views from top to bottom; those of one row stand side by side. Read once, when the screen is made.
  open var rows: [[View]] { [] }

  /// The title above the screen; a screen with a title has a navigator, which shows it. Read once, when the screen is
  /// made.
  open var title: String? { nil }

  /// The navigator that pushes screens in front of this one: its own, or the one that it was pushed into. Nil without a
  /// title.
  public var navigator: Navigator? { joined ?? own }

  private var own: Navigator?
  private weak var joined: Navigator?

  /// All views in reading order.
  public private(set) var views: [View] = []

  private var fields: [TextField] = []

  /// The alert in front of the screen.
  @Observed public private(set) var alert: Alert? {
    willSet { willShow(.alert, .text(alert?.text ?? ""), .text(newValue?.text ?? "")) }
  }

  /// The size of the screen, in points: that of an iPad held upright. Only views that are laid out in points use it.
  @Observed public var bounds = CGRect(x: 0, y: 0, width: 820, height: 1180) {
    willSet { willShow(.bounds, .text(bounds.sizeText), .text(newValue.sizeText)) }
    didSet { for view in views { view.boundsChanged() } }
  }

  /// Called with each visible property just before it is set: observers see the new value later.
  public var onChange: ((Change) -> Void)?

  /// A screen with the views of `rows`.
  ///
  /// Two views with the same identifier, or one that is part of another screen, are a programmer's error.
  public init() {
    let rows = rows
    views = rows.flatMap { $0 }
    fields = views.compactMap { $0 as? TextField }
    if title != nil { own = Navigator(root: self) }
    View.requireDistinctIdentifiers(views + navigationBar)
    for (number, row) in rows.enumerated() {
      for view in row {
        view.requireToBeFree()
        view.screen = self
        view.row = number + (title == nil ? 0 : 1)
      }
    }
  }

  /// The field that has the focus.
  public var firstResponder: TextField? {
    for field in fields where field.isEditing { return field }
    return nil
  }

  /// The view that scripts call `identifier`, on this screen or the one that was pushed in front of it; the buttons of an
  /// alert in front count, and so do the controls in rows that are in sight.
  public func view(_ identifier: String) -> View? {
    if let own, let top = own.topScreen, top !== self { return top.view(identifier) }
    // Loops, for every input asks here and a closure would ask for its actor each time.
    if let alert {
      for button in alert.buttons where button.identifier == identifier { return button }
    }
    for view in views where view.identifier == identifier { return view }
    guard navigator != nil || views.contains(where: { $0 is Table }) else { return nil }
    for view in navigationBar where view.identifier == identifier { return view }
    for case let table as Table in views {
      if let control = table.control(identifier) { return control }
    }
    return nil
  }

  /// The visible screen: this one, or the one that was pushed in front of it.
  public var topScreen: Screen { own?.topScreen ?? self }

  /// The visible views, the navigator's bar first.
  public var visibleViews: [View] { own == nil ? views : navigationBar + topScreen.views }

  /// The navigator's bar: the back button and the title.
  public var navigationBar: [View] { navigator.map { [$0.back, $0.title] } ?? [] }

  /// A Boolean value indicating whether this screen is in front of all others.
  var isInFront: Bool { navigator.map { $0.topScreen === self } ?? true }

  /// A Boolean value indicating whether the screen may be pushed: it is in no other navigator, and nothing was pushed
  /// in front of it.
  var isAlone: Bool { joined == nil && own?.pushed.isEmpty ?? true }

  /// The recorder of the changes on the screen: if it was pushed, that of the first screen.
  var recorder: ((Change) -> Void)? { joined?.root?.onChange ?? onChange }

  func join(_ navigator: Navigator) { joined = navigator }

  func leaveNavigator() { joined = nil }

  /// Shows `alert` in front of everything.
  ///
  /// An alert that is already there is dismissed without an answer; UIKit would refuse the second. An alert whose
  /// button has the identifier of a view on the screen is a programmer's error.
  public func present(_ alert: Alert) {
    guard alert !== self.alert else { return }
    View.requireDistinctIdentifiers(views + alert.buttons)
    alert.presenter?.dismissAlert()
    self.alert?.presenter = nil
    alert.presenter = self
    self.alert = alert
  }

  /// Dismisses the alert, if there is one, without an answer.
  public func dismissAlert() {
    guard let alert else { return }
    alert.presenter = nil
    self.alert = nil
  }

  private func willShow(_ property: Change.Property, _ oldValue: Change.Value, _ newValue: Change.Value) {
    let change = Change(
      identifier: "screen", property: property, oldValue: oldValue, newValue: newValue, isByPerson: false)
    Trace.note(Link(change.identifier, change.property.rawValue, value: change.newValue.description))
    recorder?(change)
  }
}

extension CGRect {
  fileprivate var sizeText: String { "\(width) × \(height)" }
}
