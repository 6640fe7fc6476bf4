import Controls
import Foundation
import Models
import Services
import Stage
import World

extension DelegateWay.Dragging {
  /// What `--quiz` plants.
  enum RoomForTheFirstHeight {
    typealias ConversationView = DelegateWay.Dragging.ConversationView
  }
}

extension DelegateWay.Dragging.RoomForTheFirstHeight {
  // MARK: View model

  final class ViewModel {
    private var conversation = Conversation.sample
    private var place = KeyboardPlace(in: .zero)
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any ConversationView)?
    private let notifications: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(_ notifications: NotificationCenter) {
      self.notifications = notifications
    }

    func attachView(_ view: any ConversationView) {
      self.view = view
      place = KeyboardPlace(in: view.bounds)
      view.showFrame(place.frame)
      view.makeRoom(place.visibleHeight)
      view.showHidden(place.isHidden)
      view.show(conversation)
      listen(to: SystemKeyboard.keyboardWillChangeFrameNotification)
      listen(to: SystemKeyboard.keyboardWillHideNotification)
    }

    func detachView() {
      view = nil
      for token in tokens { notifications.removeObserver(token) }
      tokens = []
    }

    func send(_ draft: String) {
      if conversation.send(draft) { view?.show(conversation) }
    }

    func drag(to y: CGFloat) {
      move(to: place.dragged(to: y))
    }

    private func listen(to name: Notification.Name) {
      // No queue: the closure runs where the keyboard posts, on the main thread, before the keyboard moves.
      let token = notifications.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        let frame = notification.keyboardFrameEnd
        MainActor.assumeIsolated {
          if let self, let view = self.view { self.move(to: KeyboardPlace(frame: frame, in: view.bounds)) }
        }
      }
      tokens.append(token)
    }

    private func move(to new: KeyboardPlace) {
      let old = place
      place = new
      if new.frame != old.frame { view?.showFrame(new.frame) }
      // Fault: Room is made when the keyboard comes or goes, and not when it gets another height.
      if new.isHidden != old.isHidden { view?.makeRoom(new.visibleHeight) }
      if let height = new.willShowVisibleHeight(after: old) { view?.showRise(height) }
      if new.isHidden != old.isHidden { view?.showHidden(new.isHidden) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ConversationView, MessageListDelegate {
    private let screen: DraggingScreen
    private let viewModel: ViewModel

    init(_ screen: DraggingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world.notifications)
      viewModel.attachView(self)
      screen.messages.delegate = self
      screen.send.addTarget(self, action: Controller.sendTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    func messageListDidDrag(_ list: MessageList) {
      viewModel.drag(to: list.panGestureRecognizer.location.y)
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "")
      screen.draft.text = ""
    }

    var bounds: CGRect { screen.bounds }
    func show(_ conversation: Conversation) { screen.show(conversation) }
    func showFrame(_ frame: CGRect) { screen.show(frame: frame) }
    func makeRoom(_ height: CGFloat) { screen.makeRoom(for: height) }
    func showRise(_ height: CGFloat) { screen.show(willShow: height) }
    func showHidden(_ isHidden: Bool) { screen.show(isHidden: isHidden) }
  }
}
