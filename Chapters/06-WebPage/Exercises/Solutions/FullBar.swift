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
    #if SOLVED
    private var hiding: Scheduled?
    #endif

    init(_ screen: LoadingScreen, _ world: World) {
      self.screen = screen
      self.world = world
      viewModel = CallbackWay.ViewModel(world)
      screen.showLoading(false)
      screen.load.addTarget(self, action: Yours.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: CallbackWay.ViewModel.stop, for: .touchUpInside)
    }
    #if SOLVED

    isolated deinit {
      hiding?.cancel()
    }
    #endif

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "") { [weak self] in
        self?.showProgress($0)
      } completion: { [weak self] in
        self?.showEnd($0)
      }
    }

    private func showProgress(_ progress: Double) {
      #if SOLVED
      hiding?.cancel()
      #endif
      screen.showLoading(true)
      screen.progress.progress = Float(progress)
    }

    private func showEnd(_ page: Page?) {
      guard let page else { return screen.showLoading(viewModel.isLoading) }
      screen.pageTitle.text = page.title
      screen.page.text = page.text
      #if SOLVED
      screen.activity.stopAnimating()
      screen.stop.isEnabled = false
      hiding = world.schedule(after: .milliseconds(300)) { [weak self] in self?.screen.progress.isHidden = true }
      #else
      screen.showLoading(false)
      #endif
    }
  }
}
