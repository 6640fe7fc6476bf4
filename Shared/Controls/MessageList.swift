import Foundation
import KeyValueObserving
import Trace

/// Lines below each other that fill their screen and scroll, a `UIScrollView` with messages in it.
///
/// As in UIKit, code says where it is scrolled to: neither another inset nor further lines nor a turned screen move it.
public final class MessageList: View {
  /// The height of a line, in points.
  public let lineHeight: CGFloat = 44

  /// The lines, from top to bottom.
  @Observed public var lines: [String] = [] {
    willSet { willShow(.lines, .text(lines.joined(separator: "\n")), .text(newValue.joined(separator: "\n"))) }
    didSet { didShow() }
  }

  /// The height of the covered part at the lower end, in points: the bottom of `UIScrollView.contentInset`.
  @Observed public var bottomInset: CGFloat = 0 {
    willSet { willShow(.inset, .number(bottomInset), .number(newValue)) }
    didSet { didShow() }
  }

  /// The scroll position, in points from the top: the y of `UIScrollView.contentOffset`.
  @Observed public var contentOffset: CGFloat = 0 {
    willSet { willShow(.offset, .number(contentOffset), .number(newValue)) }
    didSet { didShow() }
  }

  /// The effect on the keyboard of a finger that drags the list.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// The two modes of `UIScrollView.KeyboardDismissMode` that chapters need.
  nonisolated public enum KeyboardDismissMode: Hashable, Sendable {
    /// The keyboard stays.
    case none
    /// The keyboard follows the finger, down and up again.
    case interactive
  }

  /// The recognizer of a finger that drags the list.
  public let panGestureRecognizer: PanGestureRecognizer

  /// The delegate, which is notified of dragging; held weakly as in UIKit.
  public weak var delegate: (any MessageListDelegate)?

  /// A list that scripts call `identifier`, without lines at first.
  public init(_ identifier: String) {
    panGestureRecognizer = PanGestureRecognizer(identifier)
    super.init(identifier, .messageList)
  }

  /// The completely visible lines, counted from 0. A line that is cut off does not count.
  public var visibleLines: Range<Int> {
    let first = Int(max(0, contentOffset / lineHeight).rounded(.up))
    let end = Int(max(0, (contentOffset + max(0, visibleHeight)) / lineHeight).rounded(.down))
    return min(first, lines.count)..<max(min(first, lines.count), min(end, lines.count))
  }

  /// Scrolls until the last line is at the lower end of the visible part, as far as possible.
  public func scrollToBottom() {
    contentOffset = max(0, CGFloat(lines.count) * lineHeight - visibleHeight)
  }

  /// Drags the list, as a finger does that is at `location` of the screen.
  public func drag(to location: CGPoint) {
    guard takesTouch else { return }
    panGestureRecognizer.move(to: location)
    guard let delegate else { return }
    Trace.note(Link(identifier, "messageListDidDrag", to: "delegate"))
    delegate.messageListDidDrag(self)
  }

  /// Ends the drag, as a finger does that is lifted.
  public func endDrag() {
    panGestureRecognizer.end()
  }

  /// The delegate and those who listen to the recognizer count as well.
  override public var connectionCount: Int {
    super.connectionCount + panGestureRecognizer.connectionCount + (delegate == nil ? 0 : 1)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.scrolling = .init(
      lines: lines, visibleLines: visibleLines, bottomInset: Double(bottomInset), offset: Double(contentOffset))
    return appearance
  }

  private var visibleHeight: CGFloat { (screen?.bounds.height ?? 0) - bottomInset }
}

/// The delegate of a list of messages.
public protocol MessageListDelegate: AnyObject {
  /// Called when a finger has dragged the list; its `panGestureRecognizer` has the location.
  ///
  /// UIKit calls `scrollViewDidScroll(_:)` for it, which is also called when code scrolls.
  func messageListDidDrag(_ list: MessageList)
}
