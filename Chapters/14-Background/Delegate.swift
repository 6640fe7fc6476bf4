// Delegate: the task calls the view model on its own thread; the view model goes back and calls its delegate.

import Controls
import Models
import Services
import Stage
import World

extension DelegateWay {
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
      delegate?.viewModel(self, didChange: .counting(0))
      let task = CountingTask(text, in: world, delegate: self)
      self.task = task
      task.resume()
    }

    // Called on another thread, so the compiler does not let this method use the view model's mutable state.
    nonisolated func task(_ task: CountingTask, didReach state: CountingState) {
      world.post { [weak self] in self?.receive(state) }
    }

    private func receive(_ state: CountingState) {
      delegate?.viewModel(self, didChange: state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: BackgroundScreen
    private let viewModel: ViewModel

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.delegate = self
      viewModel.load()
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }

    func viewModel(_ viewModel: ViewModel, didChange state: CountingState) {
      screen.show(state)
    }
  }
}
