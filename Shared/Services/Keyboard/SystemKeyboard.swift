import Foundation
import Models

/// The system's keyboard, which stands in front of every app: it moves, and posts where it goes.
///
/// `SystemKeyboard+Notifications.swift` says what it posts. A move takes no time here: nothing is animated.
public final class SystemKeyboard {
  /// Where the keyboard is. While a finger drags it, it is not where it said last.
  public private(set) var place: KeyboardPlace

  /// How it is on the screen, whatever the screen's bounds are.
  private var stance = Stance.hidden

  /// How high it is as a whole, if the screen has room for that.
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
    take(.docked)
  }

  /// Gets another height, as with a row of suggestions; nothing unless it stands on the bottom as a whole.
  public func resize(height: CGFloat) {
    if stance == .docked, isOnScreen { show(height: height) }
  }

  /// Leaves the screen; nothing if it is not there.
  public func hide() {
    if isOnScreen { take(.hidden) }
  }

  /// Floats above the bottom, as wide as the screen; nothing unless it stands there as a whole.
  public func undock() {
    if stance == .docked, isOnScreen { take(.undocked) }
  }

  /// Parts into two halves that float in the middle of the screen; nothing unless it is there as a whole. The frame holds
  /// both.
  public func split() {
    if stance == .docked || stance == .undocked, isOnScreen { take(.split) }
  }

  /// Stands on the bottom again; nothing unless it floats.
  public func dock() {
    if stance == .undocked || stance == .split { take(.docked) }
  }

  /// Gives way to a keyboard with real keys: all that is left is a bar of shortcuts, `barHeight` high, or nothing.
  ///
  /// The bar is the top of a keyboard whose rest is below the screen.
  public func attachHardwareKeyboard(barHeight: CGFloat = 0) {
    take(.bar(height: min(max(barHeight, 0), place.bounds.height)))
  }

  /// The device was turned, and the screen now has `bounds`: the keyboard stands, floats or hides in them as before.
  ///
  /// A bar is still a bar, and halves are still in the middle. Out of sight before and after, it tells nobody.
  public func rotate(to bounds: CGRect) {
    let wasOnScreen = isOnScreen
    height = min(height, bounds.height)
    let turned = standing(in: bounds)
    if wasOnScreen { move(to: turned) } else { place = turned }
  }

  /// A finger on a list that dismisses the keyboard interactively is at `y`. The system posts nothing meanwhile: who
  /// wants to follow has to listen to the finger.
  public func drag(to y: CGFloat) {
    place = place.dragged(to: y)
  }

  /// The finger lets go: with less than half of the keyboard in sight it leaves, else it springs back.
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

  /// One of `height` whose top edge is at `top`, counted from the bottom.
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

  /// A bar is what is left of a keyboard that gave way to real keys, and may be nothing.
  private enum Stance: Equatable {
    case hidden, docked, undocked, split
    case bar(height: CGFloat)
  }
}
