@testable import Keyboard
import Controls
import Foundation
import Models
import Services
import Stage
import World

extension ForgottenToken {
  // MARK: Contract

  protocol TrackerDelegate: AnyObject {
    func boundsForTracker(_ tracker: Tracker) -> CGRect
    func tracker(_ tracker: Tracker, didChangeVisibleHeight height: CGFloat)
  }

  // MARK: Tracker

  final class Tracker {
    // Weak: the delegate owns the tracker.
    weak var delegate: (any TrackerDelegate)?
    private var height: CGFloat?
    private let notifications: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ notifications: NotificationCenter) {
      self.notifications = notifications
    }

    func start() {
      move(to: nil)
      token = notifications.addObserver(
        forName: SystemKeyboard.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let frame = notification.keyboardFrameEnd
        MainActor.assumeIsolated { self?.move(to: frame) }
      }
    }

    func stop() {
      #if SOLVED
      if let token { notifications.removeObserver(token) }
      #endif
      token = nil
    }

    private func move(to frame: CGRect?) {
      guard let delegate else { return }
      let old = height
      let new = KeyboardPlace(frame: frame, in: delegate.boundsForTracker(self)).visibleHeight
      height = new
      if new != old { delegate.tracker(self, didChangeVisibleHeight: new) }
    }
  }

  // MARK: Controller

  final class Yours: Wiring, TrackerDelegate {
    private let screen: BarAlone.BarScreen
    private let tracker: Tracker

    init(_ screen: BarAlone.BarScreen, _ world: World) {
      self.screen = screen
      tracker = Tracker(world.notifications)
      tracker.delegate = self
      tracker.start()
    }

    isolated deinit {
      tracker.stop()
    }

    func boundsForTracker(_ tracker: Tracker) -> CGRect { screen.bounds }

    func tracker(_ tracker: Tracker, didChangeVisibleHeight height: CGFloat) { screen.makeRoom(for: height) }
  }
}
