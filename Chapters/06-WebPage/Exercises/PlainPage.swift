import Controls
import Services
import Stage
import Workshop

/// The base of the references: a page loader that notifies the way.
class PlainPage<Screen: LoadingScreen>: PlainWay<Screen>, PageNavigationDelegate {
  private lazy var loader = PageLoader(world, bundle: BundledPages.all)

  override func wire() {
    loader.navigationDelegate = self
    screen.showLoading(false)
    screen.load.addTarget(self, action: PlainPage.loadTapped, for: .touchUpInside)
    screen.stop.addTarget(loader, action: PageLoader.stopLoading, for: .touchUpInside)
  }

  func loadTapped() {
    loader.load(screen.address.text ?? "")
  }

  func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {
    screen.showLoading(true)
    screen.progress.progress = Float(progress)
  }

  func pageLoader(_ loader: PageLoader, didFinish page: Page) {
    screen.pageTitle.text = page.title
    screen.page.text = page.text
    screen.showLoading(loader.isLoading)
  }

  func pageLoader(_ loader: PageLoader, didFailWith error: PageError) {
    screen.showLoading(loader.isLoading)
  }
}
