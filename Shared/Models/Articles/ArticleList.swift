/// A list of articles that is loaded page by page: the whole state machine, without any pattern.
///
/// The owner of the list passes it all events, and keeps exactly its `request` running.
public struct ArticleList: Hashable, Sendable {
  /// The phases of a list.
  public enum Phase: Hashable, Sendable {
    /// Nothing was asked for yet.
    case nothing
    /// A page is under way.
    case requesting
    /// There may be more.
    case finished
    /// There is no more.
    case reachedBottom
  }

  /// The triggers of a request.
  public enum Trigger: Hashable, Sendable {
    /// A person wants to see what is new.
    case refresh
    /// Another text is looked for.
    case searchText
    /// The list has come to its end.
    case loadMore
  }

  /// The pause in typing that starts a search.
  public static let typingPause: Duration = .milliseconds(200)

  /// The current phase.
  public private(set) var phase = Phase.nothing

  /// The trigger of the last request.
  public private(set) var trigger = Trigger.refresh

  /// The search text; empty for all articles.
  public private(set) var query = ""

  /// The last page that is in the list; 0 while there is none.
  public private(set) var page = 0

  /// The articles, each once.
  public private(set) var contents: [Article] = []

  /// The failure of the last request.
  public private(set) var trouble: ArticleTrouble?

  /// The requests that the service still allows, if it said so.
  public private(set) var allowance: Allowance?

  /// Before this nothing may be asked.
  private var opens: Duration = .zero

  /// A list of which nothing was asked for yet.
  public init() {}

  /// The page that is under way, or else the one that would come next.
  public var nextPage: Int { phase == .requesting && trigger != .loadMore ? 1 : page + 1 }

  /// True if reaching the end requests the next page.
  public var shouldLoadNext: Bool { phase == .finished }

  /// The one request that should be running.
  public var request: ArticleRequest? {
    phase == .requesting ? ArticleRequest(query, page: nextPage) : nil
  }

  /// Returns the list after `event`, which happens at `now`. An event without effect leaves it unchanged.
  public func following(_ event: ArticleEvent, at now: Duration) -> ArticleList {
    var next = self
    switch event {
    case .refreshed(query):
      // A refresh asks for the first page, which may already be under way.
      if request?.page != 1 { next.ask(.refresh, at: now) }
    case .refreshed(let text), .searched(let text):
      if text != query || phase == .nothing { next.search(text, at: now) }
    case .bottomReached:
      if shouldLoadNext { next.ask(.loadMore, at: now) }
    case .answered(let request, let page):
      if request == self.request { next.take(page, request.page, at: now) }
    case .failed(let request, let trouble):
      if request == self.request { next.stop(trouble, at: now) }
    }
    return next
  }

  private mutating func search(_ text: String, at now: Duration) {
    (query, page, contents) = (text, 0, [])
    ask(.searchText, at: now)
  }

  private mutating func ask(_ trigger: Trigger, at now: Duration) {
    self.trigger = trigger
    trouble = now < opens ? .noneLeft(for: opens - now) : nil
    phase = trouble == nil ? .requesting : .finished
  }

  private mutating func take(_ new: ArticlePage, _ number: Int, at now: Duration) {
    phase = new.articles.isEmpty ? .reachedBottom : .finished
    if number == 1 { contents = [] }
    if number == 1 || !new.articles.isEmpty { page = number }
    var known = Set(contents.map(\.id))
    // New articles push others from one page to the next: these arrive a second time.
    contents += new.articles.filter { known.insert($0.id).inserted }
    note(new.allowance, at: now)
  }

  private mutating func stop(_ trouble: ArticleTrouble, at now: Duration) {
    phase = .finished
    self.trouble = trouble
    guard case .tooManyRequests(let allowance, let pause) = trouble else { return }
    note(allowance, at: now)
    if let pause { opens = now + pause }
  }

  private mutating func note(_ allowance: Allowance?, at now: Duration) {
    guard let allowance else { return }
    self.allowance = allowance
    opens = allowance.remaining == 0 ? now + (allowance.resetsAfter ?? .zero) : .zero
  }
}

extension ArticleList {
  /// The message for the user: the failure, or that no articles were found.
  public var message: String {
    if let trouble { return "Failed: \(trouble)" }
    return phase == .reachedBottom && contents.isEmpty ? "No articles found." : ""
  }
}
