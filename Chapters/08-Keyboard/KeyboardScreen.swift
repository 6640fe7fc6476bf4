import Controls
import Foundation
import Models
import Services
import World

/// A list of messages as high as the screen, a bar with a field in front of it, and four labels about the keyboard.
class KeyboardScreen: Screen {
  let messages = MessageList("messages")
  let composer = Toolbar("composer")
  let draft = TextField("draft", placeholder: "message")
  let send = Button("send", title: "Send")
  let frame = Label("frame")
  let visibleHeight = Label("visible-height")
  let willShow = Label("will-show")
  let isHidden = Label("is-hidden")

  /// The system's keyboard, which exists from its first use on.
  private(set) var keyboard: SystemKeyboard?

  override init() {
    super.init()
    willShow.text = KeyboardText.neverShown
  }

  override var rows: [[View]] {
    [[messages], [composer], [draft, send], [frame], [visibleHeight], [willShow], [isHidden]]
  }

  /// Makes room for a keyboard that takes away `height`: the bar sits on top of it, and the list ends above the bar.
  func makeRoom(for height: CGFloat) {
    composer.bottomSpacing = height
    messages.bottomInset = height + composer.height
    messages.scrollToBottom()
    visibleHeight.text = KeyboardText.visibleHeight(height)
  }

  func show(_ conversation: Conversation) {
    messages.lines = conversation.messages
    messages.scrollToBottom()
  }

  func show(frame: CGRect) {
    self.frame.text = KeyboardText.frame(frame)
  }

  func show(willShow height: CGFloat) {
    willShow.text = KeyboardText.willShow(height)
  }

  func show(isHidden: Bool) {
    self.isHidden.text = KeyboardText.isHidden(isHidden)
  }

  func keyboard(in world: World) -> SystemKeyboard {
    if let keyboard { return keyboard }
    let keyboard = SystemKeyboard(in: bounds, world.notifications)
    self.keyboard = keyboard
    return keyboard
  }

  /// Turns the device. As in UIKit, the screen gets its bounds, the keyboard posts its place, and the layout comes last: a
  /// list that is scrolled to its end stays there.
  func rotate(in world: World) {
    let keyboard = keyboard(in: world)
    bounds = CGRect(x: 0, y: 0, width: bounds.height, height: bounds.width)
    keyboard.rotate(to: bounds)
    messages.scrollToBottom()
  }
}

/// The screen with a list on which the user can drag the keyboard down.
final class DraggingScreen: KeyboardScreen {
  override init() {
    super.init()
    messages.keyboardDismissMode = .interactive
  }

  /// Moves the finger on the list to `y`: the system's keyboard follows it, and posts nothing.
  func drag(to y: CGFloat, in world: World) {
    if messages.keyboardDismissMode == .interactive { keyboard(in: world).drag(to: y) }
    messages.drag(to: CGPoint(x: bounds.midX, y: y))
  }

  func release(in world: World) {
    messages.endDrag()
    keyboard(in: world).endDrag()
  }
}
