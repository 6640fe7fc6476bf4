// Callback, with failures: the closure of each load gets a result at the end, a page or an error.

import Controls
import Services
import Stage
import World

extension CallbackWay {
  enum Failures {}
}

extension CallbackWay.Failures {
  // MARK: Contract

  typealias Progress = (Double) -> Void
  typealias Completion = (Result<Page, PageError>) -> Void

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader
    var isLoading: Bool { loader.isLoading }

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    func load(_ address: String, progress: @escaping Progress, completion: @escaping Completion) {
      loader.load(address, progress: progress, completion: completion)
    }

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
      // Weak: the loader retains the closures until the load ends, and the screen may close before.
      viewModel.load(screen.address.text ?? "") { [weak self] in
        self?.showProgress($0)
      } completion: { [weak self] in
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
