import Foundation

/// The pictures beside the rows that are in sight: each is asked for once, however many rows show it.
public struct Pictures: Hashable, Sendable {
  /// An event for a picture.
  public enum Event: Hashable, Sendable {
    /// A row that shows it has come in sight.
    case shown(URL)
    /// One has gone out of sight.
    case left(URL)
    /// It is there.
    case loaded(URL)
    /// It will not come.
    case failed(URL)
  }

  /// The state of a picture.
  public enum State: Hashable, Sendable {
    /// No row has requested it.
    case unknown
    /// It is under way.
    case loading
    /// It is there.
    case loaded
    /// It did not come; it is asked for again when a row shows it again.
    case failed
  }

  private var rows: [URL: Int] = [:]
  private var ended: [URL: State] = [:]

  /// No pictures.
  public init() {}

  /// The pictures whose requests should be running.
  public var wanted: Set<URL> { Set(rows.keys.filter { ended[$0] == nil }) }

  /// Returns the state of the picture at `url`.
  public func state(of url: URL) -> State { ended[url] ?? (rows[url] == nil ? .unknown : .loading) }

  /// Returns the pictures after `event`, which changes only pictures that a row waits for.
  public func following(_ event: Event) -> Pictures {
    var next = self
    switch event {
    case .shown(let url):
      if ended[url] == .failed { next.ended[url] = nil }
      next.rows[url, default: 0] += 1
    case .left(let url):
      next.rows[url] = rows[url].flatMap { $0 > 1 ? $0 - 1 : nil }
    case .loaded(let url):
      if wanted.contains(url) { next.ended[url] = .loaded }
    case .failed(let url):
      if wanted.contains(url) { next.ended[url] = .failed }
    }
    return next
  }

  /// The picture beside a row, in a few letters: "aki …", "aki ✓".
  public func text(of article: Article) -> String {
    guard let url = article.picture else { return "–" }
    let mark =
      switch state(of: url) {
      case .unknown, .loading: "…"
      case .loaded: "✓"
      case .failed: "✗"
      }
    return "\(url.lastPathComponent) \(mark)"
  }
}
