// Observer, with a keyboard that can be dragged down: the finger's location is a property.

import Controls
import Foundation
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
  enum Dragging {}
}

extension ObserverWay.Dragging {
  // MARK: Contract

  protocol ConversationObservable: KeyValueObservable {
    var conversation: Conversation { get }
    var place: KeyboardPlace { get }
  }

  // MARK: View model

  final class ViewModel: ConversationObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var conversation = Conversation.sample
    @Observed private(set) var place: KeyboardPlace
    private let bounds: () -> CGRect
    private let notifications: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(_ notifications: NotificationCenter, bounds: @escaping () -> CGRect) {
      self.notifications = notifications
      self.bounds = bounds
      place = KeyboardPlace(in: bounds())
      listen(to: SystemKeyboard.keyboardWillChangeFrameNotification)
      listen(to: SystemKeyboard.keyboardWillHideNotification)
    }

    // The centre retains each closure until its token is removed.
    isolated deinit {
      for token in tokens { notifications.removeObserver(token) }
    }

    func send(_ draft: String) {
      var next = conversation
      if next.send(draft) { conversation = next }
    }

    func drag(to y: CGFloat) {
      place = place.dragged(to: y)
    }

    private func listen(to name: Notification.Name) {
      // No queue: the closure runs where the keyboard posts, on the main thread, before the keyboard moves.
      let token = notifications.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let frame = notification.keyboardFrameEnd
        MainActor.assumeIsolated {
          if let self { self.place = KeyboardPlace(frame: frame, in: self.bounds()) }
        }
      }
      tokens.append(token)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: DraggingScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: DraggingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world.notifications) { screen.bounds }
      observations = [
        observe(\.place.frame) { screen.show(frame: $0) },
        observe(\.place.visibleHeight) { screen.makeRoom(for: $0) },
        viewModel.observe(\.place, options: [.old, .new]) { _, change in
          guard let old = change.oldValue else { return }
          if let height = change.newValue?.willShowVisibleHeight(after: old) { screen.show(willShow: height) }
        },
        observe(\.place.isHidden) { screen.show(isHidden: $0) },
        observe(\.conversation) { screen.show($0) },
        screen.messages.panGestureRecognizer.observe(\.location) { [viewModel] recognizer, _ in
          viewModel.drag(to: recognizer.location.y)
        },
      ]
      screen.send.addTarget(self, action: Controller.sendTapped, for: .touchUpInside)
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "")
      screen.draft.text = ""
    }

    // An observer is notified each time the property is set, even to an equal value.
    private func observe<Value: Equatable>(
      _ keyPath: KeyPath<ViewModel, Value>, _ show: @escaping (Value) -> Void
    ) -> KeyValueObservation {
      viewModel.observe(keyPath, options: [.initial, .old, .new]) { _, change in
        if let value = change.newValue, value != change.oldValue { show(value) }
      }
    }
  }
}
