/// A text whose statements the workbook tries: a book or an article, as the book lists it under "Sources".
nonisolated public enum SourceText: String, CaseIterable, Sendable {
  /// Ryo Takahashi's introduction to RxSwift 4 by comparison (2019), in Japanese.
  case book = "000"
  /// The article that reads RxSwift's sample of a sign-up to GitHub (2017), in Japanese.
  case signUp = "001"
  /// The article that adds RxSwift 4.1 to a list of articles built with VIPER, in Japanese.
  case articles = "002"
  /// The article that makes `CLLocationManagerDelegate` reactive, after RxSwift's sample of geolocation, in Japanese.
  case location = "003"
  /// The last part of a series on RxSwift, first page: an image search with `Action` (2019), in Japanese.
  case imageSearch = "004"

  /// The short name that claims cite.
  public var name: String {
    switch self {
    case .book: "the book"
    case .signUp: "the sign-up article"
    case .articles: "the article on VIPER"
    case .location: "the article on locations"
    case .imageSearch: "the article on Action"
    }
  }

  /// The number of lines of its plain text.
  public var lineCount: Int {
    switch self {
    case .book: 2989
    case .signUp: 652
    case .articles: 517
    case .location: 847
    case .imageSearch: 242
    }
  }
}

/// The lines of a source in which a statement or a listing stands.
nonisolated public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The book or the article.
  public let text: SourceText

  /// The lines of its plain text, the first line being 1.
  public let lines: ClosedRange<Int>

  /// The place in `text`, at `lines`.
  ///
  /// - Precondition: the text has these lines.
  public init(_ text: SourceText, _ lines: ClosedRange<Int>) {
    precondition(1...text.lineCount ~= lines.lowerBound && lines.upperBound <= text.lineCount, "Beyond \(text.name)")
    self.text = text
    self.lines = lines
  }

  /// The place in one line of `text`.
  public init(_ text: SourceText, _ line: Int) {
    self.init(text, line...line)
  }

  /// The short name of the text, its number and the lines: `the book (000), lines 2102–2118`.
  public var description: String {
    let place = lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)–\(lines.upperBound)"
    return "\(text.name) (\(text.rawValue)), \(place)"
  }
}
