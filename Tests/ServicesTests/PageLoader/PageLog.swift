import KeyValueObserving
import Services

/// The notifications of a loader, in all three ways, in their order.
final class PageLog: PageNavigationDelegate {
  private(set) var lines: [String] = []
  private var observations: [KeyValueObservation] = []

  /// Returns the notifications since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func observe(_ loader: PageLoader) {
    observations = [
      loader.observe(\.isLoading) { [unowned self] loader, _ in lines.append("loading \(loader.isLoading)") },
      loader.observe(\.estimatedProgress) { [unowned self] loader, _ in lines.append("\(loader.estimatedProgress)") },
      loader.observe(\.title) { [unowned self] loader, _ in lines.append("title \(loader.title ?? "nil")") },
      loader.observe(\.failure) { [unowned self] loader, _ in
        lines.append("failure \(loader.failure?.description ?? "nil")")
      },
    ]
  }

  func progress(_ progress: Double) { lines.append("closure \(progress)") }

  func end(_ result: Result<Page, PageError>) {
    switch result {
    case .success(let page): lines.append("closure got \(page.title)")
    case .failure(let error): lines.append("closure got \(error)")
    }
  }

  func pageLoaderDidStart(_ loader: PageLoader) { lines.append("start") }
  func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) { lines.append("delegate \(progress)") }
  func pageLoaderDidCommit(_ loader: PageLoader) { lines.append("commit") }
  func pageLoader(_ loader: PageLoader, didFinish page: Page) { lines.append("finish \(page.title)") }
  func pageLoader(_ loader: PageLoader, didFailWith error: PageError) { lines.append("fail \(error)") }
}
