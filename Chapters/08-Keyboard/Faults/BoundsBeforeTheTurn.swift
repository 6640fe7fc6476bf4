import Controls
import Foundation
import Models
import Services
import Stage
import World

extension CallbackWay.Dragging {
  /// What `--quiz` plants.
  enum BoundsBeforeTheTurn {
    typealias Answers = CallbackWay.Dragging.Answers
    typealias ViewModel = CallbackWay.Dragging.ViewModel
  }
}

extension CallbackWay.Dragging.BoundsBeforeTheTurn {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: DraggingScreen
    private let viewModel: ViewModel

    init(_ screen: DraggingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(
        // Fault: The closure keeps the bounds of before the device was turned.
        world.notifications, bounds: { [bounds = screen.bounds] in bounds },
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
