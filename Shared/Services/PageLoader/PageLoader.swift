import Foundation
import KeyValueObserving
import Trace
import World

/// Loads pages, one at a time, and tells in three ways how it goes: WebKit's `WKWebView` without the view.
///
/// Its properties can be observed, its delegate hears of each stage, and every load takes closures. The closures are ours:
/// WebKit offers none. So are `text` and `failure`, which there are a matter of the view and of the delegate.
///
/// A new load calls the old one off; nothing of the old one shows later. Until a load has finished, and if it fails, the page
/// of before stays as it was.
@MainActor
public final class PageLoader: KeyValueObservable {
  /// What hears how much of a page is here, from 0 to 1.
  public typealias ProgressHandler = (Double) -> Void

  /// What hears, once, how a load ended.
  public typealias Completion = (Result<Page, PageError>) -> Void

  /// Who observes the loader's properties.
  nonisolated public let observers = ObserverStore()

  /// Apple's key for a Boolean is its name without "is", and that of `url` is "URL".
  nonisolated public static let keyAliases = ["loading": "isLoading", "URL": "url"]

  /// The title of the page that is shown; nil before the first.
  @Observed public private(set) var title: String?

  /// The address of the page that is shown, after all redirects; nil before the first.
  @Observed public private(set) var url: URL?

  /// What there is to read on it.
  @Observed public private(set) var text = ""

  /// Whether a load is under way.
  @Observed public private(set) var isLoading = false

  /// How much of it is here: 0.1 when it begins, 1 when it has finished. It stays where it was when a load fails.
  @Observed public private(set) var estimatedProgress = 0.0

  /// Whether there is a page before the one that is shown.
  @Observed public private(set) var canGoBack = false

  /// Whether the reader has gone back, so that there is a page after it.
  @Observed public private(set) var canGoForward = false

  /// Why the last load has brought no page; nil while one is under way, after one that did, and after one that was stopped.
  @Observed public private(set) var failure: PageError?

  /// Who is told how a load goes. It is held weakly.
  public weak var navigationDelegate: (any PageNavigationDelegate)?

  /// How long a page may take, and how large it may be. It counts for the loads that begin from now on.
  public var limits = PageLimits()

  private let world: World
  private let bundle: [String: String]
  private var history = PageHistory()
  private var navigation: PageNavigation?

  /// A loader that has loaded nothing yet.
  ///
  /// - Parameters:
  ///   - world: where the requests go, and whose clock the time limit counts on.
  ///   - bundle: pages that need no network, by what stands behind `bundle:` in their addresses.
  public init(_ world: World, bundle: [String: String] = [:]) {
    self.world = world
    self.bundle = bundle
  }

  isolated deinit {
    navigation?.request?.cancel()
  }

  /// Loads what a person has typed. If it is no address, that is how the load fails, a moment later.
  public func load(_ address: String, progress: ProgressHandler? = nil, completion: Completion? = nil) {
    start(PageAddress.url(typed: address), typed: address, .next, progress, completion)
  }

  /// Loads the page at `url`.
  public func load(_ url: URL, progress: ProgressHandler? = nil, completion: Completion? = nil) {
    start(url, .next, progress, completion)
  }

  /// Loads the page that is shown once more. Without a page it does nothing and calls nobody.
  public func reload(progress: ProgressHandler? = nil, completion: Completion? = nil) {
    guard let (url, place) = history.shown else { return }
    start(url, place, progress, completion)
  }

  /// Loads the page before. If `canGoBack` is false, it does nothing and calls nobody.
  public func goBack(progress: ProgressHandler? = nil, completion: Completion? = nil) {
    guard let (url, place) = history.back else { return }
    start(url, place, progress, completion)
  }

  /// Loads the page after. If `canGoForward` is false, it does nothing and calls nobody.
  public func goForward(progress: ProgressHandler? = nil, completion: Completion? = nil) {
    guard let (url, place) = history.forward else { return }
    start(url, place, progress, completion)
  }

  /// Calls off what is being loaded.
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

  /// A page that is here is told of to the end, also if a handler begins another load in the middle. That one keeps its
  /// progress, and `isLoading` stays true.
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

  /// Setting an equal value would tell the observers of a change that is none.
  private func update<Value: Equatable>(_ property: ReferenceWritableKeyPath<PageLoader, Value>, _ value: Value) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }

  private func note(_ event: String, to delegate: (any PageNavigationDelegate)?) {
    if delegate != nil { Trace.note(Link("page loader", event, to: "delegate")) }
  }
}
