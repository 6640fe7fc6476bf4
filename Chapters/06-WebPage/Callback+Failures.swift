// Callback, with failures: the closure that hears of the end gets a result, a page or why there is none.

import Controls
import Services
import Stage
import World

extension CallbackWay {
  enum Failures {}
}

extension CallbackWay.Failures {
  // MARK: Contract

  typealias ShowProgress = (Double) -> Void
  typealias ShowEnd = (Result<Page, PageError>) -> Void

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    func load(_ address: String, _ showProgress: @escaping ShowProgress, _ showEnd: @escaping ShowEnd) {
      loader.load(address, progress: showProgress, completion: showEnd)
    }

    var isLoading: Bool { loader.isLoading }

    func stop() {
      loader.stopLoading()
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: FailureScreen
    private let viewModel: ViewModel

    init(_ screen: FailureScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      screen.showLoading(false)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
    }

    private func loadTapped() {
      // Weak: the loader keeps the closures until the page is here, and that may take longer than the screen lives.
      viewModel.load(screen.address.text ?? "") { [weak self] in
        self?.showProgress($0)
      } _: { [weak self] in
        self?.showEnd($0)
      }
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
