import Controls
import Services
import Stage
@testable import WebPage
import World

extension StoppedIsNoFailure {
  typealias PageView = DelegateWay.Failures.PageView

  // MARK: View model

  final class ViewModel: PageNavigationDelegate {
    private let loader: PageLoader
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any PageView)?

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
      loader.navigationDelegate = self
    }

    func attachView(_ view: any PageView) {
      self.view = view
      view.showProgress(nil)
    }

    func load(_ address: String) {
      loader.load(address)
    }

    func stop() {
      loader.stopLoading()
    }

    func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {
      view?.showProgress(progress)
    }

    func pageLoader(_ loader: PageLoader, didFinish page: Page) {
      view?.showPage(page)
      showProgress(of: loader)
    }

    func pageLoader(_ loader: PageLoader, didFailWith error: PageError) {
      showProgress(of: loader)
      #if SOLVED
      if error != .cancelled { view?.showFailure(error) }
      #else
      view?.showFailure(error)
      #endif
    }

    // Another load may be under way: one that called this one off, or that was begun by whoever saw the page come.
    private func showProgress(of loader: PageLoader) {
      view?.showProgress(loader.isLoading ? loader.estimatedProgress : nil)
    }
  }

  // MARK: Controller

  final class Yours: Wiring, PageView {
    private let screen: FailureScreen
    private let viewModel: ViewModel

    init(_ screen: FailureScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.attachView(self)
      screen.load.addTarget(self, action: Yours.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }

    func showProgress(_ progress: Double?) {
      if progress != nil { screen.error.text = "" }
      screen.showLoading(progress != nil)
      if let progress { screen.progress.progress = Float(progress) }
    }

    func showPage(_ page: Page) {
      screen.pageTitle.text = page.title
      screen.page.text = page.text
    }

    func showFailure(_ failure: PageError) {
      screen.error.text = failure.description
    }
  }
}
