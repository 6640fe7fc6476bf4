@testable import Keyboard
import Controls
import Foundation
import Models
import Stage
import World

extension BarThatFloats {
  // The view model is the chapter's: see `Callback.swift`.
  final class Yours: Wiring {
    private let screen: KeyboardScreen
    private let viewModel: CallbackWay.ViewModel

    init(_ screen: KeyboardScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      viewModel = CallbackWay.ViewModel(
        world.notifications, bounds: { screen.bounds },
        answers: CallbackWay.Answers(
          showFrame: { screen.show(frame: $0) },
          makeRoom: { screen.makeRoom(for: $0) },
          showRise: { screen.show(willShow: $0) },
          showHidden: { screen.show(isHidden: $0) }))
      #else
      viewModel = CallbackWay.ViewModel(
        world.notifications, bounds: { screen.bounds },
        answers: CallbackWay.Answers(
          showFrame: { frame in
            screen.show(frame: frame)
            screen.makeRoom(for: screen.bounds.maxY - frame.minY)
          },
          makeRoom: { _ in },
          showRise: { screen.show(willShow: $0) },
          showHidden: { screen.show(isHidden: $0) }))
      #endif
      viewModel.load(screen.show)
      screen.send.addTarget(self, action: Yours.sendTapped, for: .touchUpInside)
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "", screen.show)
      screen.draft.text = ""
    }
  }
}
