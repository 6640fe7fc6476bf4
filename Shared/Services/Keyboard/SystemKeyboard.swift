import Foundation
import Models

/// The system's keyboard, which stands in front of every app: it moves, and posts where it goes.
///
/// `SystemKeyboard+Notifications.swift` says what it posts. A move takes no time here: nothing is animated.
public final class SystemKeyboard {
  /// Where the keyboard is. While a finger drags it, it is not where it said last.
  public private(set) var place: KeyboardPlace

  /// How high it was when it last stood on the bottom.
  private var height: CGFloat = 0

  private let notifications: NotificationCenter

  /// A keyboard below a screen of `bounds`, out of sight, that posts to `notifications`.
  public init(in bounds: CGRect, _ notifications: NotificationCenter) {
    place = KeyboardPlace(in: bounds)
    self.notifications = notifications
  }

  /// Comes up, or gets another height. It never gets higher than the screen.
  public func show(height: CGFloat) {
    self.height = min(max(height, 0), place.bounds.height)
    move(to: .docked(height: self.height, in: place.bounds))
  }

  /// Gets another height, as with a row of suggestions; nothing unless it is docked.
  public func resize(height: CGFloat) {
    if rest.isDocked { show(height: height) }
  }

  /// Leaves the screen; nothing if it is not there.
  public func hide() {
    if isOnScreen { move(to: below(place.bounds)) }
  }

  /// Floats above the bottom, as wide as the screen; nothing unless it is docked.
  public func undock() {
    if rest.isDocked { float(above: (place.bounds.height / 10).rounded()) }
  }

  /// Parts into two halves that float in the middle of the screen; nothing unless it is there. The frame holds both.
  public func split() {
    if isOnScreen { float(above: ((place.bounds.height - height) / 2).rounded()) }
  }

  /// Stands on the bottom again; nothing unless it floats.
  public func dock() {
    if isOnScreen, !rest.isDocked { show(height: height) }
  }

  /// Gives way to a keyboard with real keys: all that is left is a bar of shortcuts, `barHeight` high, or nothing.
  ///
  /// The bar is the top of a keyboard whose rest is below the screen.
  public func attachHardwareKeyboard(barHeight: CGFloat = 0) {
    let bounds = place.bounds
    let height = barHeight > 0 ? max(height, barHeight) : 0
    let top = bounds.maxY - min(max(barHeight, 0), bounds.height)
    move(to: KeyboardPlace(frame: CGRect(x: bounds.minX, y: top, width: bounds.width, height: height), in: bounds))
  }

  /// The device was turned, and the screen now has `bounds`: the keyboard stands, floats or hides in them as before.
  ///
  /// Out of sight before and after, it tells nobody.
  public func rotate(to bounds: CGRect) {
    let (wasDocked, wasOnScreen) = (rest.isDocked, isOnScreen)
    height = min(height, bounds.height)
    if wasDocked {
      move(to: .docked(height: height, in: bounds))
    } else if wasOnScreen {
      float(above: (bounds.height / 10).rounded(), in: bounds)
    } else {
      place = below(bounds)
    }
  }

  /// A finger on a list that dismisses the keyboard interactively is at `y`. The system posts nothing meanwhile: who
  /// wants to follow has to listen to the finger.
  public func drag(to y: CGFloat) {
    place = place.dragged(to: y)
  }

  /// The finger lets go: with less than half of the keyboard in sight it leaves, else it springs back.
  public func endDrag() {
    guard place != rest else { return }
    move(to: place.visibleHeight < rest.visibleHeight / 2 ? below(place.bounds) : rest)
  }

  private var rest: KeyboardPlace { place.atRest }

  private var isOnScreen: Bool { rest.frame.height > 0 && rest.frame.minY < rest.bounds.maxY }

  private func below(_ bounds: CGRect) -> KeyboardPlace {
    KeyboardPlace(frame: CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: height), in: bounds)
  }

  private func float(above distance: CGFloat, in bounds: CGRect? = nil) {
    let docked = KeyboardPlace.docked(height: height, in: bounds ?? place.bounds)
    move(to: KeyboardPlace(frame: docked.frame.offsetBy(dx: 0, dy: -distance), in: docked.bounds))
  }

  private func move(to new: KeyboardPlace) {
    let old = place
    guard new != old else { return }
    place = new
    notifications.postKeyboardMove(from: old, to: new)
  }
}
