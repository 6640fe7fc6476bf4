// Today, with a way out: the loop asks its own task whether a state that has come back is still wanted.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
  enum Cancelling {}
}

extension TodayWay.Cancelling {
  // MARK: Contract

  protocol CountingObservable: AnyObject, Observable {
    var state: CountingState { get }
  }

  // MARK: View model

  @Observable final class ViewModel: CountingObservable {
    private(set) var state = CountingState.ready
    private let world: World
    @ObservationIgnored private var task: Task<Void, any Error>?

    init(_ world: World) {
      self.world = world
    }

    isolated deinit {
      // No count outlives its owner.
      task?.cancel()
    }

    func count(_ text: String) {
      task?.cancel()
      state = .counting(0)
      let states = CountedParts(text, in: world)
      task = Task { [weak self] in
        for try await state in states {
          // A state may be on its way when its count is cancelled.
          try Task.checkCancellation()
          self?.state = state
        }
      }
    }

    func cancel() {
      task?.cancel()
      state = .cancelled
    }
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      super.init(world)
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }

    private func cancelTapped() {
      viewModel.cancel()
    }

    override func updateProperties() {
      screen.show(viewModel.state)
    }
  }
}
