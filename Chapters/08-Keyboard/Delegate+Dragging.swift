// Delegate, with a keyboard that can be dragged down: the list notifies its delegate, too.

import Controls
import Foundation
import Models
import Services
import Stage
import World

extension DelegateWay {
  enum Dragging {}
}

extension DelegateWay.Dragging {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func boundsForViewModel(_ viewModel: ViewModel) -> CGRect
    func viewModel(_ viewModel: ViewModel, didChange conversation: Conversation)
    func viewModel(_ viewModel: ViewModel, didChangeFrame frame: CGRect)
    func viewModel(_ viewModel: ViewModel, didChangeVisibleHeight height: CGFloat)
    func viewModel(_ viewModel: ViewModel, willShowVisibleHeight height: CGFloat)
    func viewModel(_ viewModel: ViewModel, didChangeIsHidden isHidden: Bool)
  }

  // MARK: View model

  final class ViewModel {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
    private var conversation = Conversation.sample
    private var place = KeyboardPlace(in: .zero)
    private let notifications: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(_ notifications: NotificationCenter) {
      self.notifications = notifications
      listen(to: SystemKeyboard.keyboardWillChangeFrameNotification)
      listen(to: SystemKeyboard.keyboardWillHideNotification)
    }

    // The centre retains each closure until its token is removed.
    isolated deinit {
      for token in tokens { notifications.removeObserver(token) }
    }

    func load() {
      guard let delegate else { return }
      place = KeyboardPlace(in: delegate.boundsForViewModel(self))
      delegate.viewModel(self, didChangeFrame: place.frame)
      delegate.viewModel(self, didChangeVisibleHeight: place.visibleHeight)
      delegate.viewModel(self, didChangeIsHidden: place.isHidden)
      delegate.viewModel(self, didChange: conversation)
    }

    func send(_ draft: String) {
      if conversation.send(draft) { delegate?.viewModel(self, didChange: conversation) }
    }

    func drag(to y: CGFloat) {
      move(to: place.dragged(to: y))
    }

    private func listen(to name: Notification.Name) {
      // No queue: the closure runs where the keyboard posts, on the main thread, before the keyboard moves.
      let token = notifications.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let frame = notification.keyboardFrameEnd
        MainActor.assumeIsolated {
          guard let self, let bounds = self.delegate?.boundsForViewModel(self) else { return }
          self.move(to: KeyboardPlace(frame: frame, in: bounds))
        }
      }
      tokens.append(token)
    }

    private func move(to new: KeyboardPlace) {
      let old = place
      place = new
      if new.frame != old.frame { delegate?.viewModel(self, didChangeFrame: new.frame) }
      if new.visibleHeight != old.visibleHeight {
        delegate?.viewModel(self, didChangeVisibleHeight: new.visibleHeight)
      }
      if let height = new.willShowVisibleHeight(after: old) { delegate?.viewModel(self, willShowVisibleHeight: height) }
      if new.isHidden != old.isHidden { delegate?.viewModel(self, didChangeIsHidden: new.isHidden) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate, MessageListDelegate {
    private let screen: DraggingScreen
    private let viewModel: ViewModel

    init(_ screen: DraggingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world.notifications)
      viewModel.delegate = self
      viewModel.load()
      screen.messages.delegate = self
      screen.send.addTarget(self, action: Controller.sendTapped, for: .touchUpInside)
    }

    func messageListDidDrag(_ list: MessageList) {
      viewModel.drag(to: list.panGestureRecognizer.location.y)
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "")
      screen.draft.text = ""
    }

    func boundsForViewModel(_ viewModel: ViewModel) -> CGRect { screen.bounds }

    func viewModel(_ viewModel: ViewModel, didChange conversation: Conversation) { screen.show(conversation) }
    func viewModel(_ viewModel: ViewModel, didChangeFrame frame: CGRect) { screen.show(frame: frame) }
    func viewModel(_ viewModel: ViewModel, didChangeVisibleHeight height: CGFloat) { screen.makeRoom(for: height) }
    func viewModel(_ viewModel: ViewModel, willShowVisibleHeight height: CGFloat) { screen.show(willShow: height) }
    func viewModel(_ viewModel: ViewModel, didChangeIsHidden isHidden: Bool) { screen.show(isHidden: isHidden) }
  }
}
