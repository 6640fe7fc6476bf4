@testable import Keyboard
import Controls
import Foundation
import KeyValueObserving
import Models
import Services
import Stage
import World

extension PlaceToObserve {
  // MARK: Contract

  protocol PlaceObservable: KeyValueObservable {
    var place: KeyboardPlace { get }
  }

  // MARK: View model

  final class ViewModel: PlaceObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var place: KeyboardPlace
    private let bounds: () -> CGRect
    private let notifications: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ notifications: NotificationCenter, bounds: @escaping () -> CGRect) {
      self.notifications = notifications
      self.bounds = bounds
      place = KeyboardPlace(in: bounds())
      // Yours: set the place whenever the keyboard is about to move.
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
      // Yours: observe what moves the bar.
    }
  }
}
