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

  private static let portrait = CGRect(x: 0, y: 0, width: 820, height: 1180)
  private static let landscape = CGRect(x: 0, y: 0, width: 1180, height: 820)

  init() {
    keyboard = SystemKeyboard(in: Self.portrait, world.notifications)
    post = Post(world.notifications)
  }

  @Test("showing and hiding post a change of the frame and a showing or hiding, each before and after, and once")
  func show() {
    keyboard.hide()
    #expect(post.taken() == [])
    let names = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
    for _ in 0..<2 { keyboard.show(height: 291) }
    #expect(post.taken() == names.map { "\($0) 1180/0 889/291" })
    for _ in 0..<2 { keyboard.hide() }
    #expect(post.taken() == names.map { "\($0.replacing("Show", with: "Hide")) 889/291 1180/291" })
  }

  /// Performs a step of a script.
  private func perform(_ step: String) {
    let words = step.split(separator: " ")
    let number = CGFloat(words.count > 1 ? Int(words[1]) ?? 0 : 0)
    switch words[0] {
    case "show": keyboard.show(height: number)
    case "hide": keyboard.hide()
    case "undock": keyboard.undock()
    case "split": keyboard.split()
    case "dock": keyboard.dock()
    case "resize": keyboard.resize(height: number)
    case "attach": keyboard.attachHardwareKeyboard()
    case "bar": keyboard.attachHardwareKeyboard(barHeight: number)
    case "landscape": keyboard.rotate(to: Self.landscape)
    case "portrait": keyboard.rotate(to: Self.portrait)
    case "drag": keyboard.drag(to: number)
    case "lift": keyboard.endDrag()
    default: Issue.record("unknown step \(step)")
    }
  }

  @Test(
    "each step posts the changes that a listener has to know; without one the keyboard is still at its place",
    arguments: [
      (
        "leaving the bottom counts as hiding; moves of a floating keyboard neither show nor hide it",
        """
        show 291: Show 1180/0 889/291
        undock: Hide 889/291 771/291
        undock: at 771/291
        split: 771/291 444/291
        resize 400: at 444/291
        dock: Show 444/291 889/291
        dock: at 889/291
        undock: Hide 889/291 771/291
        hide: 771/291 1180/291
        split: at 1180/291
        dock: at 1180/291
        """
      ),
      (
        "another height on the bottom counts as showing; the height lies between zero and the screen's",
        """
        resize 346: at 1180/0
        show 291: Show 1180/0 889/291
        resize 346: Show 889/291 834/346
        show 5000: Show 834/346 0/1180
        show -5: Hide 0/1180 1180/0
        """
      ),
      (
        "a hardware keyboard leaves a bar, or no keyboard",
        """
        bar 55: Show 1180/0 1125/55
        show 291: Show 1125/55 889/291
        bar 55: Show 889/291 1125/291
        attach: Hide 1125/291 1180/0
        """
      ),
      (
        "a bar is still a bar in a turned screen, and back again",
        """
        show 346: Show 1180/0 834/346
        bar 55: Show 834/346 1125/346
        landscape: Show 1125/346 765/346
        portrait: Show 765/346 1125/346
        attach: Hide 1125/346 1180/0
        landscape: at 820/0
        """
      ),
      (
        "a bar does not float, has no halves and no suggestions; whole, the keyboard has its height again",
        """
        show 346: Show 1180/0 834/346
        bar 55: Show 834/346 1125/346
        undock: at 1125/346
        split: at 1125/346
        dock: at 1125/346
        resize 400: at 1125/346
        drag 1160: at 1160/346
        lift: Hide 1160/346 1180/346
        bar 55: Show 1180/346 1125/346
        drag 1130: at 1130/346
        lift: Show 1130/346 1125/346
        hide: Hide 1125/346 1180/346
        show 346: Show 1180/346 834/346
        undock: Hide 834/346 716/346
        """
      ),
      (
        "split halves are in the middle of a turned screen, a floating keyboard a tenth above the bottom",
        """
        show 346: Show 1180/0 834/346
        split: Hide 834/346 417/346
        landscape: 417/346 237/346
        portrait: 237/346 417/346
        dock: Show 417/346 834/346
        undock: Hide 834/346 716/346
        landscape: 716/346 392/346
        """
      ),
      (
        "turning the device posts the keyboard's new frame, unless it is hidden",
        """
        landscape: at 820/0
        portrait: at 1180/0
        show 900: Show 1180/0 280/900
        landscape: Show 280/900 0/820
        show 200: Show 0/820 620/200
        undock: Hide 620/200 538/200
        portrait: 538/200 862/200
        """
      ),
      (
        "a drag posts no notification; lifted with less than half visible, the keyboard hides",
        """
        show 300: Show 1180/0 880/300
        drag 1029: at 1029/300
        lift: Show 1029/300 880/300
        drag 1031: at 1031/300
        lift: Hide 1031/300 1180/300
        lift: at 1180/300
        drag 900: at 1180/300
        lift: at 1180/300
        """
      ),
      (
        "a keyboard that a finger pushed out hides when the finger is lifted, and is docked in a turned screen",
        """
        show 300: Show 1180/0 880/300
        drag 1180: at 1180/300
        lift: Hide 1180/300 1180/300
        show 300: Show 1180/300 880/300
        drag 1100: at 1100/300
        landscape: Show 1100/300 520/300
        """
      ),
    ])
  func moves(_ claim: String, _ transcript: String) {
    let lines = transcript.split(separator: "\n").map { line in
      let step = String(line.prefix { $0 != ":" })
      perform(step)
      return "\(step): \(post.changes() ?? "at \(Post.text(keyboard.place.frame))")"
    }
    #expect(lines.joined(separator: "\n") == transcript, "\(claim)")
  }

  @Test func `each world receives its own keyboard's notifications, the default centre receives none`() {
    let other = Post(VirtualWorld().notifications)
    let standard = Post(.default)
    keyboard.show(height: 291)
    #expect(post.taken().count == 4)
    #expect(other.taken() + standard.taken() == [])
  }

  @Test func `reading the frame of a notification is noted in the trace`() {
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
      let frames = [begin, end].map(Post.text)
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

  /// Returns the frames of the announced change, after a "Show" or a "Hide" if one of those is announced as well.
  func changes() -> String? {
    let all = taken().filter { $0.hasPrefix("Will") }
    guard let frames = all.first?.dropFirst("WillChangeFrame ".count) else { return nil }
    switch all.dropFirst() {
    case []: return String(frames)
    case ["WillShow \(frames)"]: return "Show \(frames)"
    case ["WillHide \(frames)"]: return "Hide \(frames)"
    default: return all.joined(separator: ", ")
    }
  }

  nonisolated static func text(_ frame: CGRect) -> String { "\(Int(frame.minY))/\(Int(frame.height))" }

  private final class Letters {
    var all: [String] = []
  }
}
