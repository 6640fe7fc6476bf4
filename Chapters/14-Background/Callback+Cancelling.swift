// Callback, with a way out: a number says whether a state that has come back is still wanted.

import Controls
import Models
import Services
import Stage
import World

extension CallbackWay {
  enum Cancelling {}
}

extension CallbackWay.Cancelling {
  // MARK: Contract

  typealias Change = (CountingState) -> Void

  // MARK: View model

  final class ViewModel {
    var onChange: Change?
    private let world: World
    private var task: CountingTask?
    private var number = 0

    init(_ world: World) {
      self.world = world
    }

    isolated deinit {
      // No count outlives its owner.
      task?.cancel()
    }

    func load() {
      onChange?(.ready)
    }

    func count(_ text: String) {
      stop()
      onChange?(.counting(0))
      let task = CountingTask(text, in: world) { [weak self, world, number] state in
        world.post { [weak self] in self?.receive(state, of: number) }
      }
      self.task = task
      task.resume()
    }

    func cancel() {
      stop()
      onChange?(.cancelled)
    }

    private func stop() {
      task?.cancel()
      task = nil
      number += 1
    }

    private func receive(_ state: CountingState, of number: Int) {
      // A state may be on its way when its count is cancelled.
      guard number == self.number else { return }
      onChange?(state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.onChange = { [weak screen] state in screen?.show(state) }
      viewModel.load()
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }

    private func cancelTapped() {
      viewModel.cancel()
    }
  }
}
