import Controls
import Models
import Services
import Stage
import World

extension CallbackWay.Cancelling {
  /// What `--quiz` plants.
  enum NumberTooLate {
    typealias Show = CallbackWay.Cancelling.Show
  }
}

extension CallbackWay.Cancelling.NumberTooLate {
  // MARK: View model

  final class ViewModel {
    private let world: World
    private var show: Show?
    private var task: CountingTask?
    private var number = 0

    init(_ world: World) {
      self.world = world
    }

    isolated deinit {
      // No count outlives its owner.
      task?.cancel()
    }

    func count(_ text: String, _ show: @escaping Show) {
      stop()
      self.show = show
      show(.counting(0))
      // Fault: The number is read on the way back, and not when the count begins.
      let task = CountingTask(text, in: world) { [weak self, world] state in
        world.post { [weak self] in if let self { receive(state, of: number) } }
      }
      self.task = task
      task.resume()
    }

    func cancel() {
      stop()
      show?(.cancelled)
    }

    private func stop() {
      task?.cancel()
      task = nil
      number += 1
    }

    private func receive(_ state: CountingState, of number: Int) {
      // What was on its way when its count was given up.
      guard number == self.number else { return }
      show?(state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      // Nobody calls back before somebody asks.
      screen.show(.ready)
      screen.count.addTarget(self, action: Controller.countTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    private func countTapped() {
      viewModel.count(screen.textToCount) { [weak screen] state in screen?.show(state) }
    }

    private func cancelTapped() {
      viewModel.cancel()
    }
  }
}
