import Controls
import Services
import Stage
import World

extension DelegateWay.Failures {
  /// What `--quiz` plants.
  enum UncalledMethod {
    typealias PageView = DelegateWay.Failures.PageView
  }
}

extension DelegateWay.Failures.UncalledMethod {
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

    // Fault: The loader calls no method of this name, so that nobody hears of a failure.
    func pageLoader(_ loader: PageLoader, didFailWithError error: PageError) {
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
    private let screen: FailureScreen
    private let viewModel: ViewModel

    init(_ screen: FailureScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.attachView(self)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
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

    func showPage(_ page: Page) {
      screen.pageTitle.text = page.title
      screen.page.text = page.text
    }

    func showFailure(_ failure: PageError) {
      screen.error.text = failure.description
    }
  }
}
