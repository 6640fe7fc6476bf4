import KeyValueObserving
import Trace

/// A stack of screens, UIKit's `UINavigationController`: the bar with the title and the back button, and the pushed
/// screens.
///
/// A screen with a title has one. It retains the pushed screens and their controllers; the first screen retains it.
public final class Navigator: KeyValueObservable {
  /// The observers of the navigator's properties.
  nonisolated public let observers = ObserverStore()

  /// The title of the screen in front: `screen-title` in scripts.
  public let title = Label("screen-title")

  /// The back button, with the title of the previous screen: `back` in scripts. Hidden on the first screen.
  public let back = Button("back", title: "")

  /// The screens in front of the first one, the foremost last.
  @Observed public private(set) var pushed: [Screen] = []

  /// The delegate, which is notified when another screen comes to the front; held weakly as in UIKit.
  public weak var delegate: (any NavigatorDelegate)?

  /// The number of times that another screen came to the front.
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

  /// Puts `screen` in front, and retains it and `controller` until it is popped.
  ///
  /// A screen that is part of a navigator already is a programmer's error, as in UIKit.
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
    // The controller may be popping its own screen: it is released last.
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

  /// Updates the title and the back button for the screen in front.
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

/// The delegate of a navigator.
@MainActor public protocol NavigatorDelegate: AnyObject {
  /// Called when `screen` has come to the front.
  func navigator(_ navigator: Navigator, didShow screen: Screen)
}
