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
  /// Who observes the screen's properties.
  nonisolated public let observers = ObserverStore()

  /// The views from top to bottom; those of one row stand side by side. Read once, when the screen is made.
  open var rows: [[View]] { [] }

  /// What stands above the screen; one with a title has a navigator, which shows it. Read once, when the screen is made.
  open var title: String? { nil }

  /// What puts screens in front of this one: its own, or the one that it was pushed into. Nil without a title.
  public var navigator: Navigator? { joined ?? own }

  private var own: Navigator?
  private weak var joined: Navigator?

  /// All views in reading order.
  public private(set) var views: [View] = []

  /// The alert in front of the screen.
  @Observed public private(set) var alert: Alert? {
    willSet { willShow(newValue) }
  }

  /// Is told of each visible property that is set, just before it is: observers see the new value later.
  public var onChange: ((Change) -> Void)?

  /// A screen with the views of `rows`.
  ///
  /// Two views with the same identifier, or one that stands elsewhere already, are a programmer's error.
  public init() {
    let rows = rows
    views = rows.flatMap { $0 }
    if title != nil { own = Navigator(root: self) }
    View.requireDistinctIdentifiers(views + bar)
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
    for case let field as TextField in views where field.isEditing { return field }
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
    for view in bar where view.identifier == identifier { return view }
    for case let table as Table in views {
      if let control = table.control(identifier) { return control }
    }
    return nil
  }

  /// The screen that a person sees: this one, or what was pushed in front of it.
  public var topScreen: Screen { own?.topScreen ?? self }

  /// All that a person sees, the navigator's bar first.
  public var visibleViews: [View] { own == nil ? views : bar + topScreen.views }

  /// The navigator's bar: the way back and the title.
  public var bar: [View] { navigator.map { [$0.back, $0.title] } ?? [] }

  /// Whether no other screen is in front of this one.
  var isInFront: Bool { navigator.map { $0.topScreen === self } ?? true }

  /// Whether it may be pushed: it stands in no other navigator, and nothing was pushed in front of it.
  var isAlone: Bool { joined == nil && own?.pushed.isEmpty ?? true }

  /// Who records what is set on the screen: where it was pushed, the one who records the first screen.
  var recorder: ((Change) -> Void)? { joined?.root?.onChange ?? onChange }

  func join(_ navigator: Navigator) { joined = navigator }

  func leaveNavigator() { joined = nil }

  /// Shows `alert` in front of everything.
  ///
  /// One that is already there goes without being answered; UIKit would refuse the second. An alert whose button has
  /// the identifier of a view on the screen is a programmer's error.
  public func present(_ alert: Alert) {
    guard alert !== self.alert else { return }
    View.requireDistinctIdentifiers(views + alert.buttons)
    alert.presenter?.dismissAlert()
    self.alert?.presenter = nil
    alert.presenter = self
    self.alert = alert
  }

  /// Takes the alert away without an answer, if there is one.
  public func dismissAlert() {
    guard let alert else { return }
    alert.presenter = nil
    self.alert = nil
  }

  private func willShow(_ newAlert: Alert?) {
    let change = Change(
      identifier: "screen", property: .alert, oldValue: .text(alert?.text ?? ""), newValue: .text(newAlert?.text ?? ""),
      isByPerson: false)
    Trace.note(Link(change.identifier, change.property.rawValue, value: change.newValue.description))
    recorder?(change)
  }
}
