@testable import Background
import Controls
import KeyValueObserving
import Models
import Services
import Stage
import Workshop
import World

extension LateCount {
  // MARK: View model

  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var state = CountingState.ready
    private let world: World
    private var task: CountingTask?
    #if SOLVED
    private var number = 0
    #endif

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
      #if SOLVED
      let task = CountingTask(text, in: world) { [weak self, world, number] state in
        world.post { [weak self] in self?.receive(state, of: number) }
      }
      #else
      let task = CountingTask(text, in: world) { [weak self, world] state in
        world.post { [weak self] in self?.receive(state) }
      }
      #endif
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
      #if SOLVED
      number += 1
      #endif
    }

    #if SOLVED
    private func receive(_ state: CountingState, of number: Int) {
      // A state may be on its way when its count is cancelled.
      guard number == self.number else { return }
      self.state = state
    }
    #else
    private func receive(_ state: CountingState) {
      self.state = state
    }
    #endif
  }

  // MARK: Controller

  final class Yours: CountWiring<CancellingScreen> {
    private lazy var viewModel = ViewModel(world)
    private var observation: KeyValueObservation?

    override func wire() {
      super.wire()
      observation = viewModel.observe(\.state) { [weak self] viewModel, _ in self?.screen.show(viewModel.state) }
    }

    override func countTapped() { viewModel.count(screen.textToCount) }

    override func cancelTapped() { viewModel.cancel() }
  }
}
