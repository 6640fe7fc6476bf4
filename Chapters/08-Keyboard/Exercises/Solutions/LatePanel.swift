@testable import Keyboard
import Controls
import Foundation
import KeyValueObserving
import Models
import Services
import Stage
import World

extension LatePanel {
  // The one who listens; what it has heard is a state.
  final class Tracker: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var place: KeyboardPlace
    private let bounds: () -> CGRect
    private let notifications: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ notifications: NotificationCenter, bounds: @escaping () -> CGRect) {
      self.notifications = notifications
      self.bounds = bounds
      place = KeyboardPlace(in: bounds())
      token = notifications.addObserver(
        forName: SystemKeyboard.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let frame = notification.keyboardFrameEnd
        MainActor.assumeIsolated {
          if let self { self.place = KeyboardPlace(frame: frame, in: self.bounds()) }
        }
      }
    }

    isolated deinit {
      if let token { notifications.removeObserver(token) }
    }
  }

  final class Yours: Wiring {
    private let screen: PanelScreen
    private let tracker: Tracker
    private var bar: KeyValueObservation?
    private var panel: KeyValueObservation?

    init(_ screen: PanelScreen, _ world: World) {
      self.screen = screen
      tracker = Tracker(world.notifications) { screen.bounds }
      bar = tracker.observe(\.place, options: .initial) { tracker, _ in
        screen.makeRoom(for: tracker.place.visibleHeight)
      }
      screen.open.addTarget(self, action: Yours.openTapped, for: .touchUpInside)
      screen.close.addTarget(self, action: Yours.closeTapped, for: .touchUpInside)
    }

    private func openTapped() {
      panel = tracker.observe(\.place, options: .initial) { [screen] tracker, _ in
        screen.showPanel(above: tracker.place.visibleHeight)
      }
    }

    private func closeTapped() {
      panel = nil
      screen.hidePanel()
    }
  }
}
