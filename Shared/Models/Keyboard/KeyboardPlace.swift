import Foundation

/// The frame of a keyboard and the bounds around it: chapter 08's view of the frame in a system notification.
///
/// All lengths are points; y grows downwards, as in UIKit.
public struct KeyboardPlace: Equatable, Sendable {
  /// The keyboard's frame; part of it, or all, may be out of the bounds.
  public let frame: CGRect

  /// The bounds of the screen.
  public let bounds: CGRect

  /// The distance by which a finger has pushed it down from its own position.
  private var push: CGFloat = 0

  /// A keyboard at `frame`. Nothing is known of one without a frame: it counts as one of no height below the bounds.
  public init(frame: CGRect? = nil, in bounds: CGRect) {
    self.frame = frame ?? CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: 0)
    self.bounds = bounds
  }

  /// A keyboard of `height` that stands on the bottom of `bounds`.
  public static func docked(height: CGFloat, in bounds: CGRect) -> KeyboardPlace {
    let frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    return KeyboardPlace(frame: frame, in: bounds)
  }

  /// True if the keyboard covers the bottom of the screen: it reaches from side to side and down to the edge.
  ///
  /// A keyboard that was undocked or split floats above the content, and the app leaves its layout unchanged.
  public var isDocked: Bool {
    frame.minX <= bounds.minX && frame.maxX >= bounds.maxX && frame.maxY >= bounds.maxY && frame.minY < bounds.maxY
  }

  /// The height that the keyboard covers at the bottom of the screen; 0 while it floats or is out of sight.
  public var visibleHeight: CGFloat {
    isDocked ? bounds.maxY - max(frame.minY, bounds.minY) : 0
  }

  /// True if it covers nothing.
  public var isHidden: Bool { visibleHeight == 0 }

  /// Returns its future height if it comes up from being hidden, as it was at `earlier`; nil for every other move.
  public func willShowVisibleHeight(after earlier: KeyboardPlace) -> CGFloat? {
    earlier.isHidden && !isHidden ? visibleHeight : nil
  }

  /// Its place without the push of a finger.
  public var atRest: KeyboardPlace {
    push == 0 ? self : KeyboardPlace(frame: frame.offsetBy(dx: 0, dy: -push), in: bounds)
  }

  /// The place to which a finger at `y` pushes it: not above where it stands by itself, and not past the bottom.
  ///
  /// One that takes nothing away is nothing that a finger could push; one that was pushed out of sight is such a one.
  public func dragged(to y: CGFloat) -> KeyboardPlace {
    guard isDocked else { return self }
    let top = atRest.frame.minY
    let newPush = min(max(y, top), bounds.maxY) - top
    var place = KeyboardPlace(frame: atRest.frame.offsetBy(dx: 0, dy: newPush), in: bounds)
    place.push = newPush
    return place
  }
}
