// Delegate, with failures: one method more for the errors, and a cancelled load is none of them.

import Controls
import Services
import Stage
import World

extension DelegateWay {
  enum Failures {}
}

extension DelegateWay.Failures {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChangeProgress progress: Double?)
    func viewModel(_ viewModel: ViewModel, didFinish page: Page)
    func viewModel(_ viewModel: ViewModel, didFailWith error: PageError)
  }

  // MARK: View model

  final class ViewModel: PageNavigationDelegate {
    private let loader: PageLoader
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
      loader.navigationDelegate = self
    }

    func load(_ address: String) {
      loader.load(address)
    }

    func stop() {
      loader.stopLoading()
    }

    func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {
      delegate?.viewModel(self, didChangeProgress: progress)
    }

    func pageLoader(_ loader: PageLoader, didFinish page: Page) {
      delegate?.viewModel(self, didFinish: page)
      notifyOfProgress(of: loader)
    }

    func pageLoader(_ loader: PageLoader, didFailWith error: PageError) {
      notifyOfProgress(of: loader)
      if error != .cancelled { delegate?.viewModel(self, didFailWith: error) }
    }

    // Another load may be under way: one that has cancelled this one, or one that began when the page appeared.
    private func notifyOfProgress(of loader: PageLoader) {
      delegate?.viewModel(self, didChangeProgress: loader.isLoading ? loader.estimatedProgress : nil)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: FailureScreen
    private let viewModel: ViewModel

    init(_ screen: FailureScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.delegate = self
      screen.showLoading(false)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }

    func viewModel(_ viewModel: ViewModel, didChangeProgress progress: Double?) {
      if progress != nil { screen.error.text = "" }
      screen.showLoading(progress != nil)
      if let progress { screen.progress.progress = Float(progress) }
    }

    func viewModel(_ viewModel: ViewModel, didFinish page: Page) {
      screen.pageTitle.text = page.title
      screen.page.text = page.text
    }

    func viewModel(_ viewModel: ViewModel, didFailWith error: PageError) {
      screen.error.text = error.description
    }
  }
}
