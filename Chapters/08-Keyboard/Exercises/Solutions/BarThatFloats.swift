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
      viewModel = CallbackWay.ViewModel(world.notifications) { screen.bounds }
      viewModel.onChange = { screen.show($0) }
      #if SOLVED
      viewModel.onChangeFrame = { screen.show(frame: $0) }
      viewModel.onChangeVisibleHeight = { screen.makeRoom(for: $0) }
      #else
      viewModel.onChangeFrame = { frame in
        screen.show(frame: frame)
        screen.makeRoom(for: screen.bounds.maxY - frame.minY)
      }
      #endif
      viewModel.onWillShow = { screen.show(willShow: $0) }
      viewModel.onChangeHidden = { screen.show(isHidden: $0) }
      viewModel.load()
      screen.send.addTarget(self, action: Yours.sendTapped, for: .touchUpInside)
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "")
      screen.draft.text = ""
    }
  }
}
