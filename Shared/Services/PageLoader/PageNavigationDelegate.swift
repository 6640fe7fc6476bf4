/// Who is told how a load goes, as WebKit's `WKNavigationDelegate`. Each method may be left out.
public protocol PageNavigationDelegate: AnyObject {
  /// A load has begun.
  func pageLoaderDidStart(_ loader: PageLoader)

  /// How much of the page is here, from 0 to 1. WebKit's delegate has no such method: there, progress can only be observed.
  func pageLoader(_ loader: PageLoader, didProgressTo progress: Double)

  /// The server has begun to send a page.
  func pageLoaderDidCommit(_ loader: PageLoader)

  /// The page is here.
  func pageLoader(_ loader: PageLoader, didFinish page: Page)

  /// There is no page; with `.cancelled` when the load was stopped or a new one has taken its place.
  func pageLoader(_ loader: PageLoader, didFailWith error: PageError)
}

extension PageNavigationDelegate {
  /// Nothing happens.
  public func pageLoaderDidStart(_ loader: PageLoader) {}

  /// Nothing happens.
  public func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {}

  /// Nothing happens.
  public func pageLoaderDidCommit(_ loader: PageLoader) {}

  /// Nothing happens.
  public func pageLoader(_ loader: PageLoader, didFinish page: Page) {}

  /// Nothing happens.
  public func pageLoader(_ loader: PageLoader, didFailWith error: PageError) {}
}
