import Controls
import Models
import Services
import Stage
import World

extension DelegateWay {
  /// What `--quiz` plants.
  enum QuietBeginning {
    typealias CountingView = DelegateWay.CountingView
  }
}

extension DelegateWay.QuietBeginning {
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
      // Fault: Nobody is told that a count has begun, before its first part is there.
      let task = CountingTask(text, in: world, delegate: self)
      self.task = task
      task.resume()
    }

    // The delegate is called off the main queue: the compiler lets it touch nothing of the view model's.
    nonisolated func task(_ task: CountingTask, didReach state: CountingState) {
      world.post { [weak self] in self?.receive(state) }
    }

    private func receive(_ state: CountingState) {
      view?.show(state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, CountingView {
    private let screen: BackgroundScreen
    private let viewModel: ViewModel

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.attachView(self)
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }

    func show(_ state: CountingState) {
      screen.show(state)
    }
  }
}
