import Controls
import Services
import Stage
@testable import WebPage
import World

extension FullBar {
  final class Yours: Wiring {
    private let screen: LoadingScreen
    private let world: World
    private let viewModel: CallbackWay.ViewModel

    init(_ screen: LoadingScreen, _ world: World) {
      self.screen = screen
      self.world = world
      viewModel = CallbackWay.ViewModel(world)
      screen.showLoading(false)
      screen.load.addTarget(self, action: Yours.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: CallbackWay.ViewModel.stop, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "") { [weak self] in
        self?.showProgress($0)
      } _: { [weak self] in
        self?.showEnd($0)
      }
    }

    private func showProgress(_ progress: Double) {
      screen.showLoading(true)
      screen.progress.progress = Float(progress)
    }

    private func showEnd(_ page: Page?) {
      guard let page else { return screen.showLoading(viewModel.isLoading) }
      screen.pageTitle.text = page.title
      screen.page.text = page.text
      screen.showLoading(false)
    }
  }
}
