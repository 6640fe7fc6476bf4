// Callback, with a keyboard that can be dragged down: one more target receives the drag gesture.

import Controls
import Foundation
import Models
import Services
import Stage
import World

extension CallbackWay {
  enum Dragging {}
}

extension CallbackWay.Dragging {
  // MARK: Contract

  typealias Handler<Value> = (Value) -> Void

  // MARK: View model

  final class ViewModel {
    var onChange: Handler<Conversation>?
    var onChangeFrame: Handler<CGRect>?
    var onChangeVisibleHeight: Handler<CGFloat>?
    var onWillShow: Handler<CGFloat>?
    var onChangeHidden: Handler<Bool>?
    private var conversation = Conversation.sample
    private var place: KeyboardPlace
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

    func load() {
      onChangeFrame?(place.frame)
      onChangeVisibleHeight?(place.visibleHeight)
      onChangeHidden?(place.isHidden)
      onChange?(conversation)
    }

    func send(_ draft: String) {
      if conversation.send(draft) { onChange?(conversation) }
    }

    func drag(to y: CGFloat) {
      move(to: place.dragged(to: y))
    }

    private func listen(to name: Notification.Name) {
      // No queue: the closure runs where the keyboard posts, on the main thread, before the keyboard moves.
      let token = notifications.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let frame = notification.keyboardFrameEnd
        MainActor.assumeIsolated {
          if let self { self.move(to: KeyboardPlace(frame: frame, in: self.bounds())) }
        }
      }
      tokens.append(token)
    }

    private func move(to new: KeyboardPlace) {
      let old = place
      place = new
      if new.frame != old.frame { onChangeFrame?(new.frame) }
      if new.visibleHeight != old.visibleHeight { onChangeVisibleHeight?(new.visibleHeight) }
      if let height = new.willShowVisibleHeight(after: old) { onWillShow?(height) }
      if new.isHidden != old.isHidden { onChangeHidden?(new.isHidden) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: DraggingScreen
    private let viewModel: ViewModel

    init(_ screen: DraggingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world.notifications) { screen.bounds }
      viewModel.onChange = { screen.show($0) }
      viewModel.onChangeFrame = { screen.show(frame: $0) }
      viewModel.onChangeVisibleHeight = { screen.makeRoom(for: $0) }
      viewModel.onWillShow = { screen.show(willShow: $0) }
      viewModel.onChangeHidden = { screen.show(isHidden: $0) }
      viewModel.load()
      screen.messages.panGestureRecognizer.addTarget(self, action: Controller.panned)
      screen.send.addTarget(self, action: Controller.sendTapped, for: .touchUpInside)
    }

    // The action also runs when the finger lifts.
    private func panned() {
      let recognizer = screen.messages.panGestureRecognizer
      if recognizer.state != .ended { viewModel.drag(to: recognizer.location.y) }
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "")
      screen.draft.text = ""
    }
  }
}
