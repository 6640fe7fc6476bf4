import Controls
import Services
import Stage
@testable import WebPage
import World

extension StoppedIsNoFailure {
  // Its view model is the loader, which notifies the controller.
  final class Yours: Wiring, PageNavigationDelegate {
    private let screen: FailureScreen
    private let loader: PageLoader

    init(_ screen: FailureScreen, _ world: World) {
      self.screen = screen
      loader = PageLoader(world, bundle: BundledPages.all)
      loader.navigationDelegate = self
      screen.showLoading(false)
      screen.load.addTarget(self, action: Yours.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(loader, action: PageLoader.stopLoading, for: .touchUpInside)
    }

    private func loadTapped() {
      loader.load(screen.address.text ?? "")
    }

    func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {
      screen.error.text = ""
      showProgress()
    }

    func pageLoader(_ loader: PageLoader, didFinish page: Page) {
      screen.pageTitle.text = page.title
      screen.page.text = page.text
      showProgress()
    }

    func pageLoader(_ loader: PageLoader, didFailWith error: PageError) {
      showProgress()
      #if SOLVED
      if error != .cancelled { screen.error.text = error.description }
      #else
      screen.error.text = error.description
      #endif
    }

    // Another load may be under way: one that has cancelled this one, or one that began when the page appeared.
    private func showProgress() {
      screen.showLoading(loader.isLoading)
      if loader.isLoading { screen.progress.progress = Float(loader.estimatedProgress) }
    }
  }
}
