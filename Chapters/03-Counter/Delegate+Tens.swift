// Delegate, with steps of ten: two more methods here, two more there.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum Tens {}
}

extension DelegateWay.Tens {
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
      count = count.moved(by: -1)
      view?.show(count)
    }

    func up10() {
      count = count.moved(by: 10)
      view?.show(count)
    }

    func down10() {
      count = count.moved(by: -10)
      view?.show(count)
    }

    func reset() {
      count = Count()
      view?.show(count)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, CountView {
    private let screen: TensScreen
    private let viewModel: ViewModel

    init(_ screen: TensScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      viewModel.attachView(self)
      screen.up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Controller.downTapped, for: .touchUpInside)
      screen.up10.addTarget(self, action: Controller.up10Tapped, for: .touchUpInside)
      screen.down10.addTarget(self, action: Controller.down10Tapped, for: .touchUpInside)
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

    private func up10Tapped() {
      viewModel.up10()
    }

    private func down10Tapped() {
      viewModel.down10()
    }

    private func resetTapped() {
      viewModel.reset()
    }

    func show(_ count: Count) {
      screen.count.text = count.text
    }
  }
}
