@testable import Keyboard
import Controls
import Foundation
import Models
import Services
import Stage
import World

extension ForgottenToken {
  // MARK: Contract

  protocol KeyboardView: AnyObject {
    var bounds: CGRect { get }
    func makeRoom(_ height: CGFloat)
  }

  // MARK: Tracker

  final class Tracker {
    // Weak, or the tracker and its view keep each other alive.
    private weak var view: (any KeyboardView)?
    private var place = KeyboardPlace(in: .zero)
    private let notifications: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ notifications: NotificationCenter) {
      self.notifications = notifications
    }

    func attachView(_ view: any KeyboardView) {
      self.view = view
      place = KeyboardPlace(in: view.bounds)
      view.makeRoom(place.visibleHeight)
      token = notifications.addObserver(
        forName: SystemKeyboard.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] notification in
        let frame = notification.keyboardFrameEnd
        MainActor.assumeIsolated {
          if let self, let view = self.view { self.move(to: KeyboardPlace(frame: frame, in: view.bounds)) }
        }
      }
    }

    func detachView() {
      view = nil
      #if SOLVED
      if let token { notifications.removeObserver(token) }
      #endif
      token = nil
    }

    private func move(to new: KeyboardPlace) {
      let old = place
      place = new
      if new.visibleHeight != old.visibleHeight { view?.makeRoom(new.visibleHeight) }
    }
  }

  // MARK: Controller

  final class Yours: Wiring, KeyboardView {
    private let screen: BarAlone.BarScreen
    private let tracker: Tracker

    init(_ screen: BarAlone.BarScreen, _ world: World) {
      self.screen = screen
      tracker = Tracker(world.notifications)
      tracker.attachView(self)
    }

    isolated deinit {
      tracker.detachView()
    }

    var bounds: CGRect { screen.bounds }

    func makeRoom(_ height: CGFloat) {
      screen.makeRoom(for: height)
    }
  }
}
