// Delegate, with a history: what can be done next is told with every page.

import Controls
import Services
import Stage
import World

extension DelegateWay {
  enum History {}
}

extension DelegateWay.History {
  // MARK: Contract

  protocol PageView: AnyObject {
    func showProgress(_ progress: Double?)
    func showPage(_ page: Page, canGoBack: Bool, canGoForward: Bool)
    func showFailure(_ failure: PageError)
  }

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

    func detachView() {
      view = nil
    }

    func load(_ address: String) { loader.load(address) }
    func goBack() { loader.goBack() }
    func goForward() { loader.goForward() }
    func stop() { loader.stopLoading() }
    func reload() { loader.reload() }

    func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {
      view?.showProgress(progress)
    }

    func pageLoader(_ loader: PageLoader, didFinish page: Page) {
      view?.showPage(page, canGoBack: loader.canGoBack, canGoForward: loader.canGoForward)
      showProgress(of: loader)
    }

    func pageLoader(_ loader: PageLoader, didFailWith error: PageError) {
      showProgress(of: loader)
      if error != .cancelled { view?.showFailure(error) }
    }

    // Another load may be under way: one that called this one off, or that was begun by whoever saw the page come.
    private func showProgress(of loader: PageLoader) {
      view?.showProgress(loader.isLoading ? loader.estimatedProgress : nil)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, PageView {
    private let screen: WebPageScreen
    private let viewModel: ViewModel

    init(_ screen: WebPageScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.attachView(self)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.back.addTarget(viewModel, action: ViewModel.goBack, for: .touchUpInside)
      screen.forward.addTarget(viewModel, action: ViewModel.goForward, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
      screen.reload.addTarget(viewModel, action: ViewModel.reload, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }

    func showProgress(_ progress: Double?) {
      if progress != nil { screen.error.text = "" }
      screen.showLoading(progress != nil)
      if let progress { screen.progress.progress = Float(progress) }
    }

    func showPage(_ page: Page, canGoBack: Bool, canGoForward: Bool) {
      screen.pageTitle.text = page.title
      screen.page.text = page.text
      screen.back.isEnabled = canGoBack
      screen.forward.isEnabled = canGoForward
      screen.reload.isEnabled = true
    }

    func showFailure(_ failure: PageError) {
      screen.error.text = failure.description
    }
  }
}
