@testable import Keyboard
import Controls
import Foundation
import KeyValueObserving
import Models
import Services
import Stage
import World

extension LatePanel {
  #if SOLVED
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
  #else
  // Yours: what listens to the keyboard, and keeps what was heard.
  #endif

  final class Yours: Wiring {
    private let screen: PanelScreen
    #if SOLVED
    private let tracker: Tracker
    private var bar: KeyValueObservation?
    private var panel: KeyValueObservation?
    #endif

    init(_ screen: PanelScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      tracker = Tracker(world.notifications) { screen.bounds }
      bar = tracker.observe(\.place, options: .initial) { tracker, _ in
        screen.makeRoom(for: tracker.place.visibleHeight)
      }
      #endif
      screen.open.addTarget(self, action: Yours.openTapped, for: .touchUpInside)
      screen.close.addTarget(self, action: Yours.closeTapped, for: .touchUpInside)
    }

    private func openTapped() {
      #if SOLVED
      panel = tracker.observe(\.place, options: .initial) { [screen] tracker, _ in
        screen.showPanel(above: tracker.place.visibleHeight)
      }
      #else
      // Yours: the panel comes, and follows.
      #endif
    }

    private func closeTapped() {
      #if SOLVED
      panel = nil
      screen.hidePanel()
      #else
      // Yours: the panel goes.
      #endif
    }
  }
}
