import KeyValueObserving

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

  /// The views from top to bottom; those of one row stand side by side. Every call must name the same views.
  open var rows: [[View]] { [] }

  /// All views in reading order.
  public private(set) var views: [View] = []

  /// The alert in front of the screen.
  @Observed public private(set) var alert: Alert?

  /// The field that has the focus.
  public internal(set) weak var firstResponder: TextField?

  /// Is told of each visible property that is set, before its observers are.
  public var onChange: ((Change) -> Void)?

  /// A screen with the views of `rows`.
  public init() {
    let rows = rows
    for (number, row) in rows.enumerated() {
      for view in row {
        view.screen = self
        view.row = number
      }
    }
    views = rows.flatMap { $0 }
    precondition(Set(views.map(\.identifier)).count == views.count, "two views have the same identifier")
  }

  /// The view that scripts call `identifier`; the buttons of an alert in front count.
  public func view(_ identifier: String) -> View? {
    alert?.buttons.first { $0.identifier == identifier } ?? views.first { $0.identifier == identifier }
  }

  /// Shows `alert` in front of everything; one that is already there goes without being answered.
  public func present(_ alert: Alert) {
    self.alert?.presenter = nil
    alert.presenter = self
    self.alert = alert
  }

  /// Takes the alert away without an answer.
  public func dismissAlert() {
    alert?.presenter = nil
    alert = nil
  }
}
