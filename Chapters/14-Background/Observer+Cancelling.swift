// Observer, with a way out: a number says whether a state that has come back is still wanted.

import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
  enum Cancelling {}
}

extension ObserverWay.Cancelling {
  // MARK: Contract

  protocol CountingObservable: KeyValueObservable {
    var state: CountingState { get }
  }

  // MARK: View model

  final class ViewModel: CountingObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var state = CountingState.ready
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

    func count(_ text: String) {
      stop()
      state = .counting(0)
      let task = CountingTask(text, in: world) { [weak self, world, number] state in
        world.post { [weak self] in self?.receive(state, of: number) }
      }
      self.task = task
      task.resume()
    }

    func cancel() {
      stop()
      state = .cancelled
    }

    private func stop() {
      task?.cancel()
      task = nil
      number += 1
    }

    private func receive(_ state: CountingState, of number: Int) {
      // A state may be on its way when its count is cancelled.
      guard number == self.number else { return }
      self.state = state
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      observation = viewModel.observe(\.state, options: .initial) { [weak self] viewModel, _ in
        self?.screen.show(viewModel.state)
      }
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
