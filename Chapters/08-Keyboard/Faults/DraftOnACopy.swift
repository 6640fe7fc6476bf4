import Controls
import Foundation
import Models
import Services
import Stage
import World

extension CallbackWay {
  /// What `--quiz` plants.
  enum DraftOnACopy {
    typealias Answers = CallbackWay.Answers
    typealias ShowConversation = CallbackWay.ShowConversation
  }
}

extension CallbackWay.DraftOnACopy {
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
      // Fault: What is sent is said in a copy, and the next message knows nothing of it.
      var conversation = conversation
      if conversation.send(draft) { show(conversation) }
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
    private let screen: KeyboardScreen
    private let viewModel: ViewModel

    init(_ screen: KeyboardScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(
        world.notifications, bounds: { screen.bounds },
        answers: Answers(
          showFrame: { screen.show(frame: $0) },
          makeRoom: { screen.makeRoom(for: $0) },
          showRise: { screen.show(willShow: $0) },
          showHidden: { screen.show(isHidden: $0) }))
      viewModel.load(screen.show)
      screen.send.addTarget(self, action: Controller.sendTapped, for: .touchUpInside)
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "", screen.show)
      screen.draft.text = ""
    }
  }
}
