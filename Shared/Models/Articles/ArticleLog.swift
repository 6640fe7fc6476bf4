/// The last events of a list, a line each.
public struct ArticleLog: Hashable, Sendable {
  /// The number of lines that are kept.
  public static let capacity = 3

  /// The lines, the last one last.
  public private(set) var lines: [String] = []

  private var last = ArticleList()

  /// Nothing has happened.
  public init() {}

  /// The log after the list has become `list`; a list that is as before leaves no line.
  public func noting(_ list: ArticleList) -> ArticleLog {
    guard list != last else { return self }
    var next = self
    next.last = list
    next.lines = (lines + [Self.line(list)]).suffix(Self.capacity)
    return next
  }

  /// The lines as a text.
  public var text: String { lines.joined(separator: "\n") }

  private static func line(_ list: ArticleList) -> String {
    if let trouble = list.trouble { return "failed: \(trouble)" }
    switch list.phase {
    case .nothing: return "nothing"
    case .requesting: return "\(reason(list)): page \(list.nextPage)"
    case .finished: return count(list)
    case .reachedBottom: return "\(count(list)), no more"
    }
  }

  private static func count(_ list: ArticleList) -> String {
    "\(list.contents.count) article\(list.contents.count == 1 ? "" : "s")"
  }

  private static func reason(_ list: ArticleList) -> String {
    switch list.trigger {
    case .refresh: "refresh"
    case .searchText: list.query.isEmpty ? "all" : "search \(list.query)"
    case .loadMore: "more"
    }
  }
}
