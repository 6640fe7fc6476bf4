import Foundation
import KeyValueObserving

/// A bar from side to side of its screen, UIKit's `UIToolbar`, held at a distance from the bottom edge.
///
/// Its subviews in UIKit are in the rows below it here.
public final class Toolbar: View {
  /// The height, in points.
  public let height: CGFloat

  /// The distance of its bottom from that of the screen, in points: the constant of the constraint that holds it there.
  @Observed public var bottomSpacing: CGFloat = 0 {
    willSet { willShow(.bottom, .number(bottomSpacing), .number(newValue)) }
    didSet { didShow() }
  }

  /// A bar that scripts call `identifier`, at the bottom of its screen.
  public init(_ identifier: String, height: CGFloat = 44) {
    self.height = height
    super.init(identifier, .toolbar)
  }

  /// The frame in the coordinates of the screen; empty without one.
  public var frame: CGRect {
    let bounds = screen?.bounds ?? .zero
    return CGRect(x: bounds.minX, y: bounds.maxY - bottomSpacing - height, width: bounds.width, height: height)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.bottom = Double(frame.maxY)
    return appearance
  }
}
