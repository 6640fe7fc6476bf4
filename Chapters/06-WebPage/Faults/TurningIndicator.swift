import Controls
import Services
import Stage
import World

extension CallbackWay.History {
  /// What `--quiz` plants.
  enum TurningIndicator {
    typealias ViewModel = CallbackWay.History.ViewModel
    typealias ShowProgress = CallbackWay.History.ShowProgress
    typealias ShowEnd = CallbackWay.History.ShowEnd
  }
}

extension CallbackWay.History.TurningIndicator {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: WebPageScreen
    private let viewModel: ViewModel

    init(_ screen: WebPageScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      screen.showLoading(false)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.back.addTarget(self, action: Controller.backTapped, for: .touchUpInside)
      screen.forward.addTarget(self, action: Controller.forwardTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
      screen.reload.addTarget(self, action: Controller.reloadTapped, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "", progress, end)
    }

    private func backTapped() {
      viewModel.goBack(progress, end)
    }

    private func forwardTapped() {
      viewModel.goForward(progress, end)
    }

    private func reloadTapped() {
      viewModel.reload(progress, end)
    }

    // Weak: the loader keeps the closures until the page is here, and that may take longer than the screen lives.
    private var progress: ShowProgress { { [weak self] in self?.showProgress($0) } }
    private var end: ShowEnd { { [weak self] in self?.showEnd($0) } }

    private func showProgress(_ progress: Double) {
      screen.error.text = ""
      screen.showLoading(true)
      screen.progress.progress = Float(progress)
    }

    private func showEnd(_ result: Result<Page, PageError>) {
      switch result {
      case .success(let page):
        screen.pageTitle.text = page.title
        screen.page.text = page.text
        screen.back.isEnabled = viewModel.canGoBack
        screen.forward.isEnabled = viewModel.canGoForward
        screen.reload.isEnabled = true
        // Whoever saw the page come may have begun another load.
        screen.showLoading(viewModel.isLoading)
      case .failure(.cancelled):
        // Stopped, or called off by another load, whose bar stays.
        screen.showLoading(viewModel.isLoading)
      case .failure(let error):
        // Fault: After a failure the bar stays, and the indicator keeps turning.
        screen.error.text = error.description
      }
    }
  }
}
