import Foundation
import Models
import Services
import Testing
import Trace
import World

@testable import Keyboard

@Suite("08 Keyboard, today")
struct TodayTests {
  /// Returns the frames that the keyboard announces from now on. They are buffered until a loop reads them.
  static func frames(in notifications: NotificationCenter) -> AsyncStream<CGRect> {
    AsyncStream { continuation in
      // The token is only passed to `removeObserver`, which may be called from any thread.
      nonisolated(unsafe) let token = notifications.addObserver(
        forName: SystemKeyboard.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { notification in
        if let frame = notification.keyboardFrameEnd { continuation.yield(frame) }
      }
      // Called when the loop's task is cancelled, or when the stream is deallocated.
      continuation.onTermination = { _ in notifications.removeObserver(token) }
    }
  }

  @Test func `notifications are a sequence, and cancelling the task of the loop removes the observer`() throws {
    let world = VirtualWorld()
    let keyboard = SystemKeyboard(in: CGRect(x: 0, y: 0, width: 820, height: 1180), world.notifications)
    var heights: [CGFloat] = []
    try world.perform {
      let task = Task {
        for await frame in Self.frames(in: world.notifications) { heights.append(frame.height) }
      }
      try world.settle()
      #expect(notifiedCount { keyboard.show(height: 291) } == 1)
      keyboard.resize(height: 335)
      try world.settle()
      #expect(heights == [291, 335])
      task.cancel()
      try world.settle()
      // The ended stream would drop the frame in any case.
      #expect(notifiedCount { keyboard.resize(height: 291) } == 0)
      try world.settle()
    }
    #expect(heights == [291, 335])
  }

  /// Returns the number of observers that are notified during `move`.
  private func notifiedCount(during move: () -> Void) -> Int {
    Trace.recording(move).links.count { $0.sender == "notifications" }
  }
}
