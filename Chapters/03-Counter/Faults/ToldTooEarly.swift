import Controls
import Models
import Stage
import World

extension DelegateWay {
  /// What `--quiz` plants.
  enum ToldTooEarly {}
}

extension DelegateWay.ToldTooEarly {
  // MARK: Contract

  protocol CountView: AnyObject {
    func show(_ count: Count)
  }

  // MARK: View model

  final class ViewModel {
    private var count: Count
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any CountView)?

    init(_ count: Count) {
      self.count = count
    }

    func attachView(_ view: any CountView) {
      self.view = view
      view.show(count)
    }

    func detachView() {
      view = nil
    }

    func up() {
      count = count.moved(by: 1)
      view?.show(count)
    }

    func down() {
      // Fault: The screen is told before the count has moved.
      view?.show(count)
      count = count.moved(by: -1)
    }

    func reset() {
      count = Count()
      view?.show(count)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, CountView {
    private let screen: CounterScreen
    private let viewModel: ViewModel

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      viewModel.attachView(self)
      screen.up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Controller.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Controller.resetTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func upTapped() {
      viewModel.up()
    }

    private func downTapped() {
      viewModel.down()
    }

    private func resetTapped() {
      viewModel.reset()
    }

    func show(_ count: Count) {
      screen.count.text = count.text
    }
  }
}
