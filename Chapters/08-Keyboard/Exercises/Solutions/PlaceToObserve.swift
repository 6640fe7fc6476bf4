@testable import Keyboard
import Controls
import Foundation
import KeyValueObserving
import Models
import Services
import Stage
import World

extension PlaceToObserve {
  // MARK: View model

  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var place: KeyboardPlace
    private let bounds: () -> CGRect
    private let notifications: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ notifications: NotificationCenter, bounds: @escaping () -> CGRect) {
      self.notifications = notifications
      self.bounds = bounds
      place = KeyboardPlace(in: bounds())
      #if SOLVED
      token = notifications.addObserver(
        forName: SystemKeyboard.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let frame = notification.keyboardFrameEnd
        MainActor.assumeIsolated {
          if let self { self.place = KeyboardPlace(frame: frame, in: self.bounds()) }
        }
      }
      #else
      // Yours: set the place whenever the keyboard is about to move.
      #endif
    }

    isolated deinit {
      if let token { notifications.removeObserver(token) }
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: BarAlone.BarScreen, _ world: World) {
      viewModel = ViewModel(world.notifications) { screen.bounds }
      #if SOLVED
      observation = viewModel.observe(\.place.visibleHeight, options: [.initial, .old, .new]) { _, change in
        if let height = change.newValue, height != change.oldValue { screen.makeRoom(for: height) }
      }
      #else
      // Yours: observe what moves the bar.
      #endif
    }
  }
}
