import Foundation
import Models

/// The system's keyboard, which is in front of every app: it moves, and posts its frames.
///
/// `SystemKeyboard+Notifications.swift` has the notifications. A move takes no time here: nothing is animated.
public final class SystemKeyboard {
  /// The place of the keyboard. While a finger drags it, it differs from the last posted one.
  public private(set) var place: KeyboardPlace

  /// The stance of the keyboard, independent of the screen's bounds.
  private var stance = Stance.hidden

  /// The height of the whole keyboard, if the screen has room for that.
  private var height: CGFloat = 0

  private let notifications: NotificationCenter

  /// A keyboard below a screen of `bounds`, out of sight, that posts to `notifications`.
  public init(in bounds: CGRect, _ notifications: NotificationCenter) {
    place = KeyboardPlace(in: bounds)
    self.notifications = notifications
  }

  /// Shows the keyboard, or gives it another height, never more than the screen's.
  public func show(height: CGFloat) {
    self.height = min(max(height, 0), place.bounds.height)
    take(.docked)
  }

  /// Gives it another height, as with a row of suggestions; does nothing unless it is docked as a whole.
  public func resize(height: CGFloat) {
    if stance == .docked, isOnScreen { show(height: height) }
  }

  /// Hides the keyboard; does nothing if it is not there.
  public func hide() {
    if isOnScreen { take(.hidden) }
  }

  /// Lets the keyboard float above the bottom, as wide as the screen; does nothing unless it is docked as a whole.
  public func undock() {
    if stance == .docked, isOnScreen { take(.undocked) }
  }

  /// Splits the keyboard into two halves that float in the middle of the screen; does nothing unless it is there as a
  /// whole. The frame contains both.
  public func split() {
    if stance == .docked || stance == .undocked, isOnScreen { take(.split) }
  }

  /// Docks the keyboard at the bottom again; does nothing unless it floats.
  public func dock() {
    if stance == .undocked || stance == .split { take(.docked) }
  }

  /// Attaches a hardware keyboard: only a bar of shortcuts remains, `barHeight` high, or nothing.
  ///
  /// The bar is the top of a keyboard whose rest is below the screen.
  public func attachHardwareKeyboard(barHeight: CGFloat = 0) {
    take(.bar(height: min(max(barHeight, 0), place.bounds.height)))
  }

  /// Rotates the device, whose screen now has `bounds`: the keyboard is docked, floats or hides in them as before.
  ///
  /// A bar is still a bar, and halves are still in the middle. A keyboard that is hidden before and after posts
  /// nothing.
  public func rotate(to bounds: CGRect) {
    let wasOnScreen = isOnScreen
    height = min(height, bounds.height)
    let turned = standing(in: bounds)
    if wasOnScreen { move(to: turned) } else { place = turned }
  }

  /// Drags the keyboard, as a finger at `y` on a list does that dismisses it interactively. The system posts nothing
  /// meanwhile: to follow, listen to the finger.
  public func drag(to y: CGFloat) {
    place = place.dragged(to: y)
  }

  /// Lifts the finger: with less than half of the keyboard visible it hides, else it springs back.
  public func endDrag() {
    guard place != rest else { return }
    take(place.visibleHeight < rest.visibleHeight / 2 ? .hidden : stance)
  }

  private var rest: KeyboardPlace { place.atRest }

  private var isOnScreen: Bool { rest.frame.height > 0 && rest.frame.minY < rest.bounds.maxY }

  private func take(_ stance: Stance) {
    self.stance = stance
    move(to: standing(in: place.bounds))
  }

  private func standing(in bounds: CGRect) -> KeyboardPlace {
    switch stance {
    case .hidden: standing(0, of: height, in: bounds)
    case .docked: standing(height, of: height, in: bounds)
    case .undocked: standing(height + (bounds.height / 10).rounded(), of: height, in: bounds)
    case .split: standing(height + ((bounds.height - height) / 2).rounded(), of: height, in: bounds)
    case .bar(height: 0): standing(0, of: 0, in: bounds)
    case .bar(let bar): standing(min(bar, bounds.height), of: min(max(height, bar), bounds.height), in: bounds)
    }
  }

  /// Returns a keyboard of `height` whose top edge is at `top`, counted from the bottom.
  private func standing(_ top: CGFloat, of height: CGFloat, in bounds: CGRect) -> KeyboardPlace {
    let frame = CGRect(x: bounds.minX, y: bounds.maxY - top, width: bounds.width, height: height)
    return KeyboardPlace(frame: frame, in: bounds)
  }

  private func move(to new: KeyboardPlace) {
    let old = place
    guard new != old else { return }
    place = new
    notifications.postKeyboardMove(from: old, to: new)
  }

  /// A bar is the rest of a keyboard that was replaced by real keys, and may be nothing.
  private enum Stance: Equatable {
    case hidden, docked, undocked, split
    case bar(height: CGFloat)
  }
}
