/// The delegate of a page loader, as WebKit's `WKNavigationDelegate`. Each method has a default.
public protocol PageNavigationDelegate: AnyObject {
  /// Called when a load has begun.
  func pageLoaderDidStart(_ loader: PageLoader)

  /// Called with the loaded part of the page, from 0 to 1. WebKit's delegate has no such method: there, progress can
  /// only be observed.
  func pageLoader(_ loader: PageLoader, didProgressTo progress: Double)

  /// Called when the server has begun to send a page.
  func pageLoaderDidCommit(_ loader: PageLoader)

  /// Called when the page is loaded.
  func pageLoader(_ loader: PageLoader, didFinish page: Page)

  /// Called when there is no page; with `.cancelled` when the load was stopped or replaced by a new one.
  func pageLoader(_ loader: PageLoader, didFailWith error: PageError)
}

extension PageNavigationDelegate {
  /// Does nothing.
  public func pageLoaderDidStart(_ loader: PageLoader) {}

  /// Does nothing.
  public func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {}

  /// Does nothing.
  public func pageLoaderDidCommit(_ loader: PageLoader) {}

  /// Does nothing.
  public func pageLoader(_ loader: PageLoader, didFinish page: Page) {}

  /// Does nothing.
  public func pageLoader(_ loader: PageLoader, didFailWith error: PageError) {}
}
