// Callback, with a finger that pushes the keyboard down: a target for the finger.

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

  struct Answers {
    let showFrame: (CGRect) -> Void
    let makeRoom: (CGFloat) -> Void
    let showRise: (CGFloat) -> Void
    let showHidden: (Bool) -> Void
  }

  typealias ShowConversation = (Conversation) -> Void

  // MARK: View model

  final class ViewModel {
    private var conversation = Conversation.sample
    private var place: KeyboardPlace
    private let bounds: () -> CGRect
    private let answers: Answers
    private let notifications: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(_ notifications: NotificationCenter, bounds: @escaping () -> CGRect, answers: Answers) {
      self.notifications = notifications
      self.bounds = bounds
      self.answers = answers
      place = KeyboardPlace(in: bounds())
      answers.showFrame(place.frame)
      answers.makeRoom(place.visibleHeight)
      answers.showHidden(place.isHidden)
      listen(to: SystemKeyboard.keyboardWillChangeFrameNotification)
      listen(to: SystemKeyboard.keyboardWillHideNotification)
    }

    // The centre keeps the closures until their tokens come back.
    isolated deinit {
      for token in tokens { notifications.removeObserver(token) }
    }

    func load(_ show: ShowConversation) {
      show(conversation)
    }

    func send(_ draft: String, _ show: ShowConversation) {
      if conversation.send(draft) { show(conversation) }
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
      if new.frame != old.frame { answers.showFrame(new.frame) }
      if new.visibleHeight != old.visibleHeight { answers.makeRoom(new.visibleHeight) }
      if let height = new.willShowVisibleHeight(after: old) { answers.showRise(height) }
      if new.isHidden != old.isHidden { answers.showHidden(new.isHidden) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: DraggingScreen
    private let viewModel: ViewModel

    init(_ screen: DraggingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(
        world.notifications, bounds: { screen.bounds },
        answers: Answers(
          showFrame: { screen.show(frame: $0) },
          makeRoom: { screen.makeRoom(for: $0) },
          showRise: { screen.show(willShow: $0) },
          showHidden: { screen.show(isHidden: $0) }))
      viewModel.load(screen.show)
      screen.messages.panGestureRecognizer.addTarget(self, action: Controller.panned)
      screen.send.addTarget(self, action: Controller.sendTapped, for: .touchUpInside)
    }

    // It is also told when the finger lets go.
    private func panned() {
      let recognizer = screen.messages.panGestureRecognizer
      if recognizer.state != .ended { viewModel.drag(to: recognizer.location.y) }
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "", screen.show)
      screen.draft.text = ""
    }
  }
}
