// Delegate, with a way out: the task says whether a state that has come back is still wanted.

import Controls
import Models
import Services
import Stage
import World

extension DelegateWay {
  enum Cancelling {}
}

extension DelegateWay.Cancelling {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange state: CountingState)
  }

  // MARK: View model

  @MainActor final class ViewModel: CountingTaskDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
    private let world: World
    private var task: CountingTask?

    init(_ world: World) {
      self.world = world
    }

    isolated deinit {
      // No count outlives its owner.
      task?.cancel()
    }

    func load() {
      delegate?.viewModel(self, didChange: .ready)
    }

    func count(_ text: String) {
      stop()
      delegate?.viewModel(self, didChange: .counting(0))
      let task = CountingTask(text, in: world, delegate: self)
      self.task = task
      task.resume()
    }

    func cancel() {
      stop()
      delegate?.viewModel(self, didChange: .cancelled)
    }

    // Called on another thread, so the compiler does not let this method use the view model's mutable state.
    nonisolated func task(_ task: CountingTask, didReach state: CountingState) {
      world.post { [weak self] in self?.receive(state, of: task) }
    }

    private func stop() {
      task?.cancel()
      task = nil
    }

    private func receive(_ state: CountingState, of task: CountingTask) {
      // A state may be on its way when its count is cancelled.
      guard task === self.task else { return }
      delegate?.viewModel(self, didChange: state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: CancellingScreen
    private let viewModel: ViewModel

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.delegate = self
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

    func viewModel(_ viewModel: ViewModel, didChange state: CountingState) {
      screen.show(state)
    }
  }
}
