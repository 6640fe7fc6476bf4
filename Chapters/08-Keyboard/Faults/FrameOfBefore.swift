import Controls
import Foundation
import Models
import Services
import Stage
import World

extension DelegateWay {
  /// What `--quiz` plants.
  enum FrameOfBefore {
    typealias ConversationView = DelegateWay.ConversationView
  }
}

extension DelegateWay.FrameOfBefore {
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

    private func listen(to name: Notification.Name) {
      // No queue: the closure runs where the keyboard posts, on the main thread, before the keyboard moves.
      let token = notifications.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        // Fault: What is read is where the keyboard comes from, and not where it goes to.
        let frame = notification.userInfo?[SystemKeyboard.keyboardFrameBeginUserInfoKey] as? CGRect
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
      if new.visibleHeight != old.visibleHeight { view?.makeRoom(new.visibleHeight) }
      if let height = new.willShowVisibleHeight(after: old) { view?.showRise(height) }
      if new.isHidden != old.isHidden { view?.showHidden(new.isHidden) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ConversationView {
    private let screen: KeyboardScreen
    private let viewModel: ViewModel

    init(_ screen: KeyboardScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world.notifications)
      viewModel.attachView(self)
      screen.send.addTarget(self, action: Controller.sendTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
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
