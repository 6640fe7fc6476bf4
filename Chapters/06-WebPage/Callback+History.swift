// Callback, with a history: three requests more, and each takes the same two closures.

import Controls
import Services
import Stage
import World

extension CallbackWay {
  enum History {}
}

extension CallbackWay.History {
  // MARK: Contract

  typealias ShowProgress = (Double) -> Void
  typealias ShowEnd = (Result<Page, PageError>) -> Void

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    var isLoading: Bool { loader.isLoading }
    var canGoBack: Bool { loader.canGoBack }
    var canGoForward: Bool { loader.canGoForward }

    func load(_ address: String, _ showProgress: @escaping ShowProgress, _ showEnd: @escaping ShowEnd) {
      loader.load(address, progress: showProgress, completion: showEnd)
    }

    func goBack(_ showProgress: @escaping ShowProgress, _ showEnd: @escaping ShowEnd) {
      loader.goBack(progress: showProgress, completion: showEnd)
    }

    func goForward(_ showProgress: @escaping ShowProgress, _ showEnd: @escaping ShowEnd) {
      loader.goForward(progress: showProgress, completion: showEnd)
    }

    func stop() {
      loader.stopLoading()
    }

    func reload(_ showProgress: @escaping ShowProgress, _ showEnd: @escaping ShowEnd) {
      loader.reload(progress: showProgress, completion: showEnd)
    }
  }

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
        screen.showLoading(false)
        screen.error.text = error.description
      }
    }
  }
}
