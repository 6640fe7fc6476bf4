import Foundation
import Rx
import RxControls
import Services

/// What RxWebKit publishes of a `WKWebView`, under its names: the present value, then the new one at each change.
///
/// The loader is held weakly, and each sequence completes when it goes.
extension Reactive where Base: PageLoader {
  /// The title of the page that is shown; nil before the first.
  @MainActor public var title: Observable<String?> { observe(\.title) }

  /// Whether a load is under way.
  @MainActor public var loading: Observable<Bool> { observe(\.isLoading) }

  /// How much of it is here, from 0.1 to 1.
  @MainActor public var estimatedProgress: Observable<Double> { observe(\.estimatedProgress) }

  /// The address of the page that is shown; nil before the first.
  @MainActor public var url: Observable<URL?> { observe(\.url) }

  /// Whether there is a page before the one that is shown.
  @MainActor public var canGoBack: Observable<Bool> { observe(\.canGoBack) }

  /// Whether there is a page after it.
  @MainActor public var canGoForward: Observable<Bool> { observe(\.canGoForward) }

  /// What there is to read; not in RxWebKit, as `WKWebView` shows the page itself.
  @MainActor public var text: Observable<String> { observe(\.text) }

  /// Why the last load has brought no page; not in RxWebKit, where the navigation delegate is told.
  @MainActor public var failure: Observable<PageError?> { observe(\.failure) }
}
