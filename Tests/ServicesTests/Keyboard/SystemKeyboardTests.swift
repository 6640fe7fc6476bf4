import Foundation
import Models
import Services
import Testing
import Trace
import World

@Suite("The system's keyboard")
struct SystemKeyboardTests {
  private let world = VirtualWorld()
  private let keyboard: SystemKeyboard
  private let post: Post

  private static let landscape = CGRect(x: 0, y: 0, width: 1180, height: 820)

  init() {
    let bounds = CGRect(x: 0, y: 0, width: 820, height: 1180)
    keyboard = SystemKeyboard(in: bounds, world.notifications)
    post = Post(world.notifications)
  }

  @Test("showing posts a change of the frame and a showing, each before and after")
  func show() {
    keyboard.show(height: 291)
    #expect(
      post.taken() == [
        "WillChangeFrame 1180/0 889/291", "WillShow 1180/0 889/291", "DidChangeFrame 1180/0 889/291",
        "DidShow 1180/0 889/291",
      ])
    keyboard.show(height: 291)
    #expect(post.taken() == [])
  }

  @Test("hiding posts a frame change and a hiding; a hidden keyboard does not hide")
  func hide() {
    keyboard.hide()
    #expect(post.taken() == [])
    keyboard.show(height: 291)
    _ = post.taken()
    keyboard.hide()
    #expect(
      post.taken() == [
        "WillChangeFrame 889/291 1180/291", "WillHide 889/291 1180/291", "DidChangeFrame 889/291 1180/291",
        "DidHide 889/291 1180/291",
      ])
  }

  @Test("leaving the bottom counts as hiding; moves of a floating keyboard neither show nor hide it")
  func floating() {
    keyboard.show(height: 291)
    _ = post.taken()
    keyboard.undock()
    #expect(post.willNames() == ["WillChangeFrame 889/291 771/291", "WillHide 889/291 771/291"])
    keyboard.undock()
    #expect(post.willNames() == [])
    keyboard.split()
    #expect(post.willNames() == ["WillChangeFrame 771/291 444/291"])
    keyboard.resize(height: 400)
    #expect(post.willNames() == [])
    keyboard.dock()
    #expect(post.willNames() == ["WillChangeFrame 444/291 889/291", "WillShow 444/291 889/291"])
    keyboard.dock()
    #expect(post.willNames() == [])
    keyboard.undock()
    _ = post.taken()
    keyboard.hide()
    #expect(post.willNames() == ["WillChangeFrame 771/291 1180/291"])
    keyboard.split()
    keyboard.dock()
    #expect(post.willNames() == [])
  }

  @Test("another height on the bottom counts as showing; the height lies between zero and the screen's")
  func resize() {
    keyboard.resize(height: 346)
    #expect(post.willNames() == [])
    keyboard.show(height: 291)
    _ = post.taken()
    keyboard.resize(height: 346)
    #expect(post.willNames() == ["WillChangeFrame 889/291 834/346", "WillShow 889/291 834/346"])
    keyboard.show(height: 5000)
    #expect(keyboard.place.frame == CGRect(x: 0, y: 0, width: 820, height: 1180))
    keyboard.show(height: -5)
    #expect(keyboard.place.frame == CGRect(x: 0, y: 1180, width: 820, height: 0))
  }

  @Test("a hardware keyboard leaves a bar, or no keyboard")
  func hardwareKeyboard() {
    keyboard.attachHardwareKeyboard(barHeight: 55)
    #expect(post.willNames() == ["WillChangeFrame 1180/0 1125/55", "WillShow 1180/0 1125/55"])
    keyboard.show(height: 291)
    _ = post.taken()
    keyboard.attachHardwareKeyboard(barHeight: 55)
    #expect(post.willNames() == ["WillChangeFrame 889/291 1125/291", "WillShow 889/291 1125/291"])
    keyboard.attachHardwareKeyboard()
    #expect(post.willNames() == ["WillChangeFrame 1125/291 1180/0", "WillHide 1125/291 1180/0"])
    #expect(keyboard.place.visibleHeight == 0)
  }

  @Test("a bar is still a bar in a turned screen, and back again")
  func rotateBar() {
    let portrait = keyboard.place.bounds
    keyboard.show(height: 346)
    keyboard.attachHardwareKeyboard(barHeight: 55)
    _ = post.taken()
    keyboard.rotate(to: Self.landscape)
    #expect(post.willNames() == ["WillChangeFrame 1125/346 765/346", "WillShow 1125/346 765/346"])
    #expect(keyboard.place.visibleHeight == 55)
    keyboard.rotate(to: portrait)
    #expect(keyboard.place.visibleHeight == 55)
    keyboard.attachHardwareKeyboard()
    _ = post.taken()
    keyboard.rotate(to: Self.landscape)
    #expect(post.willNames() == [])
    #expect(keyboard.place.frame == CGRect(x: 0, y: 820, width: 1180, height: 0))
  }

  @Test("a bar does not float, has no halves and no suggestions; whole, the keyboard has its height again")
  func barStays() {
    keyboard.show(height: 346)
    keyboard.attachHardwareKeyboard(barHeight: 55)
    _ = post.taken()
    keyboard.undock()
    keyboard.split()
    keyboard.dock()
    keyboard.resize(height: 400)
    #expect(post.taken() == [])
    keyboard.drag(to: 1160)
    keyboard.endDrag()
    #expect(keyboard.place.isHidden)
    keyboard.attachHardwareKeyboard(barHeight: 55)
    keyboard.drag(to: 1130)
    keyboard.endDrag()
    #expect(keyboard.place.visibleHeight == 55)
    keyboard.hide()
    keyboard.show(height: 346)
    keyboard.undock()
    #expect(keyboard.place.frame == CGRect(x: 0, y: 716, width: 820, height: 346))
  }

  @Test("split halves are in the middle of a turned screen, a floating keyboard a tenth above the bottom")
  func rotateFloating() {
    let portrait = keyboard.place.bounds
    keyboard.show(height: 346)
    keyboard.split()
    _ = post.taken()
    keyboard.rotate(to: Self.landscape)
    #expect(post.willNames() == ["WillChangeFrame 417/346 237/346"])
    keyboard.rotate(to: portrait)
    #expect(post.willNames() == ["WillChangeFrame 237/346 417/346"])
    keyboard.dock()
    keyboard.undock()
    _ = post.taken()
    keyboard.rotate(to: Self.landscape)
    #expect(post.willNames() == ["WillChangeFrame 716/346 392/346"])
  }

  @Test("turning the device posts the keyboard's new frame, unless it is hidden")
  func rotate() {
    let landscape = Self.landscape
    let portrait = keyboard.place.bounds
    keyboard.rotate(to: landscape)
    #expect(post.willNames() == [])
    #expect(keyboard.place.frame == CGRect(x: 0, y: 820, width: 1180, height: 0))
    keyboard.rotate(to: portrait)
    keyboard.show(height: 900)
    _ = post.taken()
    keyboard.rotate(to: landscape)
    #expect(post.willNames() == ["WillChangeFrame 280/900 0/820", "WillShow 280/900 0/820"])
    keyboard.show(height: 200)
    keyboard.undock()
    _ = post.taken()
    keyboard.rotate(to: portrait)
    #expect(post.willNames() == ["WillChangeFrame 538/200 862/200"])
  }

  @Test("a drag posts no notification; lifted with less than half visible, the keyboard hides")
  func drag() {
    keyboard.show(height: 300)
    _ = post.taken()
    keyboard.drag(to: 1029)
    #expect(keyboard.place.visibleHeight == 151)
    #expect(post.taken() == [])
    keyboard.endDrag()
    #expect(post.willNames() == ["WillChangeFrame 1029/300 880/300", "WillShow 1029/300 880/300"])
    keyboard.drag(to: 1031)
    keyboard.endDrag()
    #expect(post.willNames() == ["WillChangeFrame 1031/300 1180/300", "WillHide 1031/300 1180/300"])
    keyboard.endDrag()
    keyboard.drag(to: 900)
    keyboard.endDrag()
    #expect(post.willNames() == [])
  }

  @Test("a keyboard that a finger pushed out hides when the finger is lifted, and is docked in a turned screen")
  func pushedOut() {
    keyboard.show(height: 300)
    keyboard.drag(to: 1180)
    _ = post.taken()
    keyboard.endDrag()
    #expect(keyboard.place.isHidden)
    #expect(post.willNames() == ["WillChangeFrame 1180/300 1180/300", "WillHide 1180/300 1180/300"])
    keyboard.show(height: 300)
    keyboard.drag(to: 1100)
    keyboard.rotate(to: Self.landscape)
    #expect(keyboard.place.visibleHeight == 300)
  }

  @Test("each world receives its own keyboard's notifications, the default centre receives none")
  func centres() {
    let other = Post(VirtualWorld().notifications)
    let standard = Post(.default)
    keyboard.show(height: 291)
    #expect(post.taken().count == 4)
    #expect(other.taken() + standard.taken() == [])
  }

  @Test("reading the frame of a notification is noted in the trace")
  func trace() {
    let (_, links) = Trace.recording { keyboard.show(height: 291) }
    #expect(links.map(\.description).first == "notifications.UIKeyboardWillChangeFrameNotification → observer")
    #expect(links.count == 4)
    #expect(Notification(name: Notification.Name("other")).keyboardFrameEnd == nil)
  }
}

/// The keyboard notifications of a centre: name, top and height before, top and height after.
private final class Post {
  private let center: NotificationCenter
  private let letters = Letters()
  private var token: (any NSObjectProtocol)?

  init(_ center: NotificationCenter) {
    self.center = center
    token = center.addObserver(forName: nil, object: nil, queue: nil) { [letters] notification in
      guard notification.name.rawValue.hasPrefix("UIKeyboard"), let end = notification.keyboardFrameEnd,
        let begin = notification.userInfo?[SystemKeyboard.keyboardFrameBeginUserInfoKey] as? CGRect
      else { return }
      let name = notification.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
      let frames = [begin, end].map { "\(Int($0.minY))/\(Int($0.height))" }
      MainActor.assumeIsolated { letters.all.append(([String(name)] + frames).joined(separator: " ")) }
    }
  }

  isolated deinit {
    if let token { center.removeObserver(token) }
  }

  func taken() -> [String] {
    defer { letters.all = [] }
    return letters.all
  }

  func willNames() -> [String] { taken().filter { $0.hasPrefix("Will") } }

  private final class Letters {
    var all: [String] = []
  }
}
