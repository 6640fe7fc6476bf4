// Today: a task awaits each state of the count, which runs off the main actor, and sets it on the main actor.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
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
      // The update that disables the button comes after the event: until then, the state has to refuse a second tap.
      guard !state.isCounting else { return }
      state = .counting(0)
      let states = CountedParts(text, in: world)
      task = Task { [weak self] in
        for try await state in states { self?.state = state }
      }
    }
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: BackgroundScreen
    private let viewModel: ViewModel

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      super.init(world)
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount)
    }

    override func updateProperties() {
      screen.show(viewModel.state)
    }
  }
}
