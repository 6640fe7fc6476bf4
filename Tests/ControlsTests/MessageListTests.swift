import Controls
import Foundation
import KeyValueObserving
import Testing

@Suite("Lists of messages, bars and fingers that drag")
struct MessageListTests {
  private let screen = ChatScreen()

  @Test func `a bar stands at its distance from the bottom, also when the screen is turned`() {
    #expect(screen.bar.frame == CGRect(x: 0, y: 1136, width: 820, height: 44))
    #expect(screen.bar.appearance.bottom == 1180)
    screen.bar.bottomSpacing = 291
    #expect(screen.bar.appearance.bottom == 889)
    screen.bounds = CGRect(x: 0, y: 0, width: 1180, height: 820)
    #expect(screen.bar.frame == CGRect(x: 0, y: 485, width: 1180, height: 44))
    #expect(screen.bar.appearance.bottom == 529)
    #expect(Toolbar("alone").frame.width == 0)
  }

  @Test func `only lines that are in sight whole count as visible`() {
    screen.list.lines = (1...30).map { "\($0)" }
    #expect(screen.list.visibleLines == 0..<26)
    screen.list.bottomInset = 44
    #expect(screen.list.visibleLines == 0..<25)
    screen.list.contentOffset = 1
    #expect(screen.list.visibleLines == 1..<25)
    screen.list.bottomInset = 1180
    #expect(screen.list.visibleLines.isEmpty)
    screen.list.bottomInset = 5000
    #expect(screen.list.visibleLines.isEmpty)
    screen.list.contentOffset = 1e6
    #expect(screen.list.visibleLines.isEmpty)
    screen.list.contentOffset = -1e6
    #expect(screen.list.visibleLines.isEmpty)
    #expect(screen.list.appearance.scrolling?.lastVisibleLine == nil)
  }

  @Test func `only code scrolls, at most until the last line is visible`() {
    screen.list.lines = (1...30).map { "\($0)" }
    screen.list.scrollToBottom()
    #expect(screen.list.contentOffset == 140)
    #expect(screen.list.appearance.scrolling?.lastVisibleLine == "30")
    screen.list.bottomInset = 335
    #expect(screen.list.appearance.scrolling?.lastVisibleLine == "22")
    screen.list.scrollToBottom()
    #expect(screen.list.contentOffset == 475)
    #expect(screen.list.appearance.scrolling?.lastVisibleLine == "30")
    screen.list.lines = ["1", "2"]
    #expect(screen.list.appearance.scrolling?.lastVisibleLine == nil)
    screen.list.scrollToBottom()
    #expect(screen.list.contentOffset == 0)
    #expect(screen.list.appearance.scrolling?.lastVisibleLine == "2")
  }

  @Test func `every setting is recorded`() {
    var changes: [String] = []
    screen.onChange = { changes.append("\($0)") }
    screen.list.lines = ["a", "b"]
    screen.list.bottomInset = 44
    screen.list.contentOffset = 2
    screen.bar.bottomSpacing = 10
    screen.bounds = CGRect(x: 0, y: 0, width: 1180, height: 820)
    #expect(
      changes == [
        "list.lines = \"a\\nb\"", "list.inset = 44.0", "list.offset = 2.0", "bar.bottom = 10.0",
        "screen.bounds = \"1180.0 × 820.0\"",
      ])
  }

  @Test func `a finger notifies the recognizer's observers, its targets in order, and then the delegate`() {
    let listener = Finger()
    var locations: [CGFloat] = []
    let recognizer = screen.list.panGestureRecognizer
    let observation = recognizer.observe(\.location) { recognizer, _ in locations.append(recognizer.location.y) }
    listener.recognizer = recognizer
    recognizer.addTarget(listener, action: Finger.panned)
    let key = recognizer.addAction { listener.heard.append("action") }
    screen.list.delegate = listener
    #expect(screen.list.connectionCount == 4)
    screen.list.endDrag()
    #expect(listener.heard == [])
    screen.list.drag(to: CGPoint(x: 1, y: 2))
    screen.list.drag(to: CGPoint(x: 1, y: 3))
    recognizer.removeAction(key)
    screen.list.endDrag()
    #expect(
      listener.heard == ["began 2", "action", "delegate", "changed 3", "action", "delegate", "ended 3"])
    #expect(locations == [2, 3])
    #expect(recognizer.state == .possible)
    withExtendedLifetime(observation) {}
  }

  @Test func `targets and the delegate are held weakly, and a hidden list is not dragged`() {
    var listener: Finger? = Finger()
    if let listener {
      screen.list.panGestureRecognizer.addTarget(listener, action: Finger.panned)
      screen.list.delegate = listener
    }
    #expect(screen.list.connectionCount == 2)
    listener = nil
    #expect(screen.list.connectionCount == 0)
    screen.list.isHidden = true
    screen.list.drag(to: CGPoint(x: 1, y: 2))
    #expect(screen.list.panGestureRecognizer.state == .possible)
  }
}

private final class ChatScreen: Screen {
  let list = MessageList("list")
  let bar = Toolbar("bar")

  override var rows: [[View]] { [[list], [bar]] }
}

private final class Finger: MessageListDelegate {
  weak var recognizer: PanGestureRecognizer?
  var heard: [String] = []

  func panned() {
    guard let recognizer else { return }
    heard.append("\(recognizer.state) \(Int(recognizer.location.y))")
  }

  func messageListDidDrag(_ list: MessageList) {
    heard.append("delegate")
  }
}
