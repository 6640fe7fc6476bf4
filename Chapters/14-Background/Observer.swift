// Observer: the state is a property, set on the main queue only, because observers are notified where it is set.

import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
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

    init(_ world: World) {
      self.world = world
    }

    isolated deinit {
      // No count outlives its owner.
      task?.cancel()
    }

    func count(_ text: String) {
      state = .counting(0)
      let task = CountingTask(text, in: world) { [weak self, world] state in
        world.post { [weak self] in self?.receive(state) }
      }
      self.task = task
      task.resume()
    }

    private func receive(_ state: CountingState) {
      self.state = state
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: BackgroundScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      observation = viewModel.observe(\.state, options: .initial) { [weak self] viewModel, _ in
        self?.screen.show(viewModel.state)
      }
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }
  }
}
