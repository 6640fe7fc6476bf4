import Foundation
import Rx
import RxControls
import Services

/// The observables that RxWebKit has for a `WKWebView`, under its names: the present value, then the new one at each
/// change.
///
/// The loader is held weakly, and each sequence completes when it is deallocated.
extension Reactive where Base: PageLoader {
  /// The title of the page that is shown; nil before the first.
  @MainActor public var title: Observable<String?> { observe(\.title) }

  /// True while a load is running.
  @MainActor public var loading: Observable<Bool> { observe(\.isLoading) }

  /// The loaded part of the page, from 0.1 to 1.
  @MainActor public var estimatedProgress: Observable<Double> { observe(\.estimatedProgress) }

  /// The address of the page that is shown; nil before the first.
  @MainActor public var url: Observable<URL?> { observe(\.url) }

  /// True if there is a page before the one that is shown.
  @MainActor public var canGoBack: Observable<Bool> { observe(\.canGoBack) }

  /// True if there is a page after it.
  @MainActor public var canGoForward: Observable<Bool> { observe(\.canGoForward) }

  /// The readable text; not in RxWebKit, as `WKWebView` shows the page itself.
  @MainActor public var text: Observable<String> { observe(\.text) }

  /// The failure of the last load; not in RxWebKit, where the navigation delegate gets it.
  @MainActor public var failure: Observable<PageError?> { observe(\.failure) }
}

/// A page loader has reactive members: `loader.rx.observe(\.isLoading)`.
extension PageLoader: @MainActor ReactiveCompatible {}
