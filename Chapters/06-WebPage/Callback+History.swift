// Callback, with a history: four kinds of load have the same two closures, so the view model stores them.

import Controls
import Services
import Stage
import World

extension CallbackWay {
  enum History {}
}

extension CallbackWay.History {
  // MARK: Contract

  typealias Progress = (Double) -> Void
  typealias Completion = (Result<Page, PageError>) -> Void

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader
    var onProgress: Progress?
    var onEnd: Completion?
    var isLoading: Bool { loader.isLoading }
    var canGoBack: Bool { loader.canGoBack }
    var canGoForward: Bool { loader.canGoForward }

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    func load(_ address: String) {
      loader.load(address, progress: onProgress, completion: onEnd)
    }

    func goBack() {
      loader.goBack(progress: onProgress, completion: onEnd)
    }

    func goForward() {
      loader.goForward(progress: onProgress, completion: onEnd)
    }

    func stop() {
      loader.stopLoading()
    }

    func reload() {
      loader.reload(progress: onProgress, completion: onEnd)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: WebPageScreen
    private let viewModel: ViewModel

    init(_ screen: WebPageScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      // Weak: the view model retains the closures, and the controller the view model.
      viewModel.onProgress = { [weak self] in self?.showProgress($0) }
      viewModel.onEnd = { [weak self] in self?.showEnd($0) }
      screen.showLoading(false)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.back.addTarget(viewModel, action: ViewModel.goBack, for: .touchUpInside)
      screen.forward.addTarget(viewModel, action: ViewModel.goForward, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
      screen.reload.addTarget(viewModel, action: ViewModel.reload, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }

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
        // Another load may have begun when the page appeared.
        screen.showLoading(viewModel.isLoading)
      case .failure(.cancelled):
        // The load was stopped, or another load has cancelled it: then its bar stays.
        screen.showLoading(viewModel.isLoading)
      case .failure(let error):
        screen.showLoading(false)
        screen.error.text = error.description
      }
    }
  }
}
