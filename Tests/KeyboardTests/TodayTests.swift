import Foundation
import Models
import Services
import Testing
import World

@testable import Keyboard

@Suite("8 Keyboard, today")
struct TodayTests {
  /// The frames that the keyboard announces, from the first reader's loop to its end.
  static func frames(in notifications: NotificationCenter) -> AsyncStream<CGRect> {
    AsyncStream { continuation in
      nonisolated(unsafe) let token = notifications.addObserver(
        forName: SystemKeyboard.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { notification in
        if let frame = notification.keyboardFrameEnd { continuation.yield(frame) }
      }
      // Where the loop ends, or its task is cancelled, the token is given back.
      continuation.onTermination = { _ in notifications.removeObserver(token) }
    }
  }

  @Test func `notifications are a sequence, and cancelling the task of the loop gives the token back`() throws {
    let world = VirtualWorld()
    let keyboard = SystemKeyboard(in: CGRect(x: 0, y: 0, width: 820, height: 1180), world.notifications)
    var heights: [CGFloat] = []
    try world.perform {
      let task = Task {
        for await frame in Self.frames(in: world.notifications) { heights.append(frame.height) }
      }
      try world.settle()
      keyboard.show(height: 291)
      keyboard.resize(height: 335)
      try world.settle()
      #expect(heights == [291, 335])
      task.cancel()
      try world.settle()
      keyboard.resize(height: 291)
      try world.settle()
    }
    #expect(heights == [291, 335])
  }
}
