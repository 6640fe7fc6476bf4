import Controls
import Models
import Services
import Stage
import World

extension DelegateWay.Cancelling {
  /// What `--quiz` plants.
  enum SomeCount {
    typealias CountingView = DelegateWay.Cancelling.CountingView
  }
}

extension DelegateWay.Cancelling.SomeCount {
  // MARK: View model

  @MainActor final class ViewModel: CountingTaskDelegate {
    private let world: World
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any CountingView)?
    private var task: CountingTask?

    init(_ world: World) {
      self.world = world
    }

    isolated deinit {
      // No count outlives its owner.
      task?.cancel()
    }

    func attachView(_ view: any CountingView) {
      self.view = view
      view.show(.ready)
    }

    func detachView() {
      view = nil
    }

    func count(_ text: String) {
      stop()
      view?.show(.counting(0))
      let task = CountingTask(text, in: world, delegate: self)
      self.task = task
      task.resume()
    }

    func cancel() {
      stop()
      view?.show(.cancelled)
    }

    // The delegate is called off the main queue: the compiler lets it touch nothing of the view model's.
    nonisolated func task(_ task: CountingTask, didReach state: CountingState) {
      world.post { [weak self] in self?.receive(state, of: task) }
    }

    private func stop() {
      task?.cancel()
      task = nil
    }

    private func receive(_ state: CountingState, of task: CountingTask) {
      // What was on its way when its count was given up.
      // Fault: What comes back is asked whether some count goes on, not whether it is its own.
      guard self.task != nil else { return }
      view?.show(state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, CountingView {
    private let screen: CancellingScreen
    private let viewModel: ViewModel

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.attachView(self)
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }

    private func cancelTapped() {
      viewModel.cancel()
    }

    func show(_ state: CountingState) {
      screen.show(state)
    }
  }
}
