/// The limits of a page: its time, and its size.
nonisolated public struct PageLimits: Hashable, Sendable {
  /// The longest time for a page, redirects included, on the world's clock.
  public var time: Duration

  /// The most bytes of a page, its head included.
  public var size: Int

  /// The most redirects of a request.
  public var redirects: Int

  /// The most of a page's text that is kept, in Unicode scalars; the rest is left out.
  public var text: Int

  /// The limits of a browser for one reader: 30 seconds, 4 MB, 10 redirects, 200,000 characters, unless set otherwise.
  public init(
    time: Duration = .seconds(30), size: Int = 4_000_000, redirects: Int = 10, text: Int = 200_000
  ) {
    self.time = time
    self.size = size
    self.redirects = redirects
    self.text = text
  }
}
