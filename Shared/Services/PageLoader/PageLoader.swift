import Foundation
import KeyValueObserving
import Trace
import World

/// Loads pages, one at a time, and reports the progress in three ways: WebKit's `WKWebView` without the view.
///
/// Its properties can be observed, its delegate is notified of each stage, and every load takes closures. The closures
/// are ours: WebKit offers none. So are `text` and `failure`, which there are a matter of the view and of the delegate.
///
/// A new load cancels the old one; nothing of the old one shows later. Until a load has finished, and if it fails, the
/// previous page stays as it was.
@MainActor
public final class PageLoader: KeyValueObservable {
  /// A closure that is called with the loaded part of a page, from 0 to 1.
  public typealias ProgressHandler = (Double) -> Void

  /// A closure that is called once, with the result of a load.
  public typealias Completion = (Result<Page, PageError>) -> Void

  /// The observers of the loader's properties.
  nonisolated public let observers = ObserverStore()

  /// Apple's key for a Boolean is its name without "is", and that of `url` is "URL".
  nonisolated public static let keyAliases = ["loading": "isLoading", "URL": "url"]

  /// The title of the page that is shown; nil before the first.
  @Observed public private(set) var title: String?

  /// The address of the page that is shown, after all redirects; nil before the first.
  @Observed public private(set) var url: URL?

  /// The readable text of the page.
  @Observed public private(set) var text = ""

  /// A Boolean value indicating whether a load is running.
  @Observed public private(set) var isLoading = false

  /// The loaded part: 0.1 when a load begins, 1 when it has finished. It stays as it was when a load fails.
  @Observed public private(set) var estimatedProgress = 0.0

  /// A Boolean value indicating whether there is a page before the one that is shown.
  @Observed public private(set) var canGoBack = false

  /// A Boolean value indicating whether the reader has gone back, so that there is a page after it.
  @Observed public private(set) var canGoForward = false

  /// The failure of the last load; nil during a load, after a successful one, and after one that was stopped.
  @Observed public private(set) var failure: PageError?

  /// The delegate, which is notified of the stages of a load; held weakly.
  public weak var navigationDelegate: (any PageNavigationDelegate)?

  /// The limits of time and size. They apply to the loads that begin from now on.
  public var limits = PageLimits()

  private let world: World
  private let bundle: [String: String]
  private var history = PageHistory()
  private var navigation: PageNavigation?

  /// A loader that has loaded nothing yet.
  ///
  /// - Parameters:
  ///   - world: The world that sends the requests, and whose clock counts the time limit.
  ///   - bundle: Pages that need no network, by the part of their addresses behind `bundle:`.
  public init(_ world: World, bundle: [String: String] = [:]) {
    self.world = world
    self.bundle = bundle
  }

  isolated deinit {
    navigation?.request?.cancel()
  }

  /// Loads the address that a person has typed. If it is invalid, the load fails with that, a moment later.
  public func load(_ address: String, progress: ProgressHandler? = nil, completion: Completion? = nil) {
    start(PageAddress.url(typed: address), typed: address, .next, progress, completion)
  }

  /// Loads the page at `url`.
  public func load(_ url: URL, progress: ProgressHandler? = nil, completion: Completion? = nil) {
    start(url, .next, progress, completion)
  }

  /// Loads the page that is shown once more. Without a page it does nothing and calls no closure.
  public func reload(progress: ProgressHandler? = nil, completion: Completion? = nil) {
    guard let (url, place) = history.shown else { return }
    start(url, place, progress, completion)
  }

  /// Loads the page before. If `canGoBack` is false, it does nothing and calls no closure.
  public func goBack(progress: ProgressHandler? = nil, completion: Completion? = nil) {
    guard let (url, place) = history.back else { return }
    start(url, place, progress, completion)
  }

  /// Loads the page after. If `canGoForward` is false, it does nothing and calls no closure.
  public func goForward(progress: ProgressHandler? = nil, completion: Completion? = nil) {
    guard let (url, place) = history.forward else { return }
    start(url, place, progress, completion)
  }

  /// Cancels the load.
  public func stopLoading() {
    fail(navigation, .cancelled)
  }

  // MARK: The course of a load

  /// Handlers of each step may begin another load, or stop this one: then the rest of the beginning is left out.
  private func start(
    _ url: URL?, typed address: String = "", _ place: PageHistory.Place, _ progress: ProgressHandler?,
    _ completion: Completion?
  ) {
    let (old, new) = (navigation, PageNavigation(to: place, progress, completion))
    old?.request?.cancel()
    navigation = new
    update(\.failure, nil)
    update(\.isLoading, navigation != nil)
    if navigation === new { update(\.estimatedProgress, 0.1) }
    if let old { tellFailure(old, .cancelled) }
    guard navigation === new else { return }
    note("pageLoaderDidStart", to: navigationDelegate)
    navigationDelegate?.pageLoaderDidStart(self)
    if navigation === new { tellProgress(new, 0.1) }
    guard navigation === new else { return }
    new.request =
      url.map { request($0, for: new) }
      ?? world.schedule(after: .zero) { [weak self, weak new] in
        self?.fail(new, .badAddress(address.trimmingCharacters(in: .whitespacesAndNewlines)))
      }
  }

  private func request(_ url: URL, for navigation: PageNavigation) -> any Cancellable {
    navigation.download = PageDownload(url, limits: limits)
    let request = Request(
      url, headers: ["Accept": "text/html,application/xhtml+xml"], timeLimit: limits.time, sizeLimit: limits.size,
      redirectLimit: limits.redirects)
    let network = network(for: url)
    navigation.network = network
    return network.send(request) { [weak self, weak navigation] answer in
      self?.take(answer, for: navigation)
    }
  }

  private func network(for url: URL) -> any Network {
    if ["http", "https"].contains(url.scheme?.lowercased()) { return world.network }
    let (network, pages) = (ScriptedNetwork(world), LocalPages(bundle: bundle, sizeLimit: limits.size))
    network.rule = pages.reply
    return network
  }

  private func take(_ answer: Answer, for navigation: PageNavigation?) {
    guard let navigation, navigation === self.navigation, let event = navigation.download?.take(answer) else { return }
    switch event {
    case .progressed:
      guard let progress = navigation.download?.progress, progress != estimatedProgress else { return }
      estimatedProgress = progress
      guard navigation === self.navigation else { return }
      tellProgress(navigation, progress)
    case .committed:
      note("pageLoaderDidCommit", to: navigationDelegate)
      navigationDelegate?.pageLoaderDidCommit(self)
    case .finished(let page): finish(navigation, page)
    case .failed(let error): fail(navigation, error)
    }
  }

  /// All notifications of a loaded page are sent, also if a handler begins another load in the middle. That one keeps
  /// its progress, and `isLoading` stays true.
  private func finish(_ ended: PageNavigation, _ page: Page) {
    navigation = nil
    history.show(page.url, at: ended.place)
    update(\.estimatedProgress, 1)
    if navigation == nil { tellProgress(ended, 1) }
    update(\.title, page.title)
    update(\.text, page.text)
    update(\.canGoBack, history.back != nil)
    update(\.canGoForward, history.forward != nil)
    update(\.url, page.url)
    update(\.isLoading, navigation != nil)
    note("pageLoader(_:didFinish:)", to: navigationDelegate)
    navigationDelegate?.pageLoader(self, didFinish: page)
    ended.end(.success(page))
  }

  private func fail(_ ended: PageNavigation?, _ error: PageError) {
    guard let ended, ended === navigation else { return }
    navigation = nil
    ended.request?.cancel()
    update(\.isLoading, navigation != nil)
    if navigation == nil, error != .cancelled { update(\.failure, error) }
    tellFailure(ended, error)
  }

  private func tellProgress(_ told: PageNavigation, _ progress: Double) {
    let current = navigation
    note("pageLoader(_:didProgressTo:)", to: navigationDelegate)
    navigationDelegate?.pageLoader(self, didProgressTo: progress)
    guard navigation === current, estimatedProgress == progress else { return }
    told.progress?(progress)
  }

  private func tellFailure(_ navigation: PageNavigation, _ error: PageError) {
    note("pageLoader(_:didFailWith:)", to: navigationDelegate)
    navigationDelegate?.pageLoader(self, didFailWith: error)
    navigation.end(.failure(error))
  }

  /// Setting an equal value would notify the observers without a change.
  private func update<Value: Equatable>(_ property: ReferenceWritableKeyPath<PageLoader, Value>, _ value: Value) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }

  private func note(_ event: String, to delegate: (any PageNavigationDelegate)?) {
    if delegate != nil { Trace.note(Link("page loader", event, to: "delegate")) }
  }
}
