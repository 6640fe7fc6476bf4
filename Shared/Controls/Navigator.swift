import KeyValueObserving
import Trace

/// Screens one in front of the other, UIKit's `UINavigationController`: the bar with the title and the way back, and what
/// is pushed.
///
/// A screen with a title has one. It holds the screens that are pushed, and what drives them; the first screen holds it.
public final class Navigator: KeyValueObservable {
  /// Who observes the navigator's properties.
  nonisolated public let observers = ObserverStore()

  /// The title of the screen in front: `screen-title` in scripts.
  public let title = Label("screen-title")

  /// The way back, titled as the screen it leads to: `back` in scripts. Hidden on the first screen.
  public let back = Button("back", title: "")

  /// The screens in front of the first one, the foremost last.
  @Observed public private(set) var pushed: [Screen] = []

  /// Who is told which screen is in front, held weakly as in UIKit.
  public weak var delegate: (any NavigatorDelegate)?

  /// How often another screen came to the front.
  public private(set) var changeCount = 0

  private(set) weak var root: Screen?
  private var controllers: [AnyObject?] = []

  init(root: Screen) {
    self.root = root
    (title.text, back.isHidden) = (root.title ?? "", true)
    (title.screen, back.screen) = (root, root)
    back.addAction(for: .touchUpInside) { [weak self] in self?.pop() }
  }

  /// The screen in front.
  public var topScreen: Screen? { pushed.last ?? root }

  /// Puts `screen` in front, and holds it and `controller` until it is popped.
  ///
  /// A screen that stands in a navigator already is a programmer's error, as in UIKit.
  public func push(_ screen: Screen, drivenBy controller: AnyObject? = nil) {
    precondition(screen.navigator == nil || screen.isAlone, "the screen stands in a navigator already")
    topScreen?.firstResponder?.resignFirstResponder()
    screen.join(self)
    controllers.append(controller)
    pushed.append(screen)
    showBar()
  }

  /// Goes back by one screen; from the first one, nowhere.
  public func pop() {
    guard let screen = pushed.last else { return }
    // What drove the screen goes when nobody is in the middle of it any more.
    withExtendedLifetime((screen, controllers.popLast())) {
      pushed.removeLast()
      screen.leaveNavigator()
      showBar()
    }
  }

  /// Goes back to the first screen.
  public func popToRoot() {
    while !pushed.isEmpty { pop() }
  }

  /// The screen in front changed, and so do title and way back.
  private func showBar() {
    guard let top = topScreen else { return }
    changeCount += 1
    (title.screen, back.screen) = (top, top)
    title.text = top.title ?? ""
    if let previous = pushed.isEmpty ? nil : pushed.dropLast().last ?? root { back.title = previous.title ?? "" }
    if back.isHidden != pushed.isEmpty { back.isHidden = pushed.isEmpty }
    guard let delegate else { return }
    Trace.note(Link("navigator", "navigator(_:didShow:)", to: "delegate"))
    delegate.navigator(self, didShow: top)
  }
}

/// Who is told which screen a navigator shows.
@MainActor public protocol NavigatorDelegate: AnyObject {
  /// `screen` came to the front.
  func navigator(_ navigator: Navigator, didShow screen: Screen)
}
