/// The failures of a search.
public enum SearchTrouble: Error, Hashable, Sendable {
  /// There was no answer, or none that is complete, for this reason: "timed out".
  case noAnswer(String)
  /// The search engine answered with another status than 200.
  case status(Int)
  /// The search engine was asked too often, and may have said for how long it does not want to be: "try again later".
  case tooManySearches(advice: String)
  /// The answer is not a page.
  case noPage
}

extension SearchTrouble: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .noAnswer(let reason): "No answer: \(reason)."
    case .tooManySearches(let advice): "The search engine was asked too often: \(advice)."
    case .status(let status): "The search engine answers with status \(status)."
    case .noPage: "What came is no page."
    }
  }
}

/// The message about the latest search, beside its images.
public enum SearchNotice: Hashable, Sendable {
  /// It went well, and there are none.
  case nothingFound
  /// It came to nothing.
  case trouble(SearchTrouble)

  /// Creates the message about a search that found `images`.
  public init?(about images: [String]) {
    guard images.isEmpty else { return nil }
    self = .nothingFound
  }

  /// The same for a person.
  public var text: String {
    switch self {
    case .nothingFound: "No images found."
    case .trouble(let trouble): "\(trouble)"
    }
  }

  /// True if the search failed.
  public var isTrouble: Bool { self != .nothingFound }
}
