import Foundation
import Models
import Services
import World

/// Whom to ask for images, and which of those in its answers are results.
nonisolated struct SearchEngine: Sendable {
  /// The one that the chapter brings along, answered by a script.
  static let bundled = SearchEngine("https://search.test/images", thumbnails: BundledResults.thumbnails)

  /// Google's pages for browsers without scripts, whose thumbnails come from a host of their own.
  static let google = SearchEngine(
    "https://www.google.com/search?tbm=isch", thumbnails: "https://encrypted-tbn0.gstatic.com/images?q=tbn:")

  /// How the requests name the program and its user. Some services want a mail address here, to write to you before they
  /// block you: put in yours before you ask a real one.
  static let userAgent = "Mozilla/5.0 (compatible; FourWays; reader@example.com)"

  private let address: String
  private let thumbnails: String

  /// The engine at `address`, which may have a query.
  ///
  /// - Parameter thumbnails: how the address of each result begins.
  init(_ address: String, thumbnails: String) {
    self.address = address
    self.thumbnails = thumbnails
  }

  /// Asks for images of `query`.
  func search(for query: ImageQuery) -> Request {
    Request(
      // What is no address is refused by the network, in its own words.
      query.address(at: address) ?? URL(filePath: "/"),
      headers: ["User-Agent": Self.userAgent, "Accept": "text/html"],
      timeLimit: .seconds(8), sizeLimit: 4 << 20)
  }

  /// The addresses of the images in an answer, sixty at most.
  ///
  /// - Throws: `SearchTrouble` for any status but 200, and for what is no page.
  func images(in answer: HTTPAnswer) throws(SearchTrouble) -> [String] {
    guard answer.response.status == 200 else { throw SearchTrouble(answer.response) }
    let contentType = answer.response.headers["Content-Type"]
    // Who does not say what it is may well send a page.
    guard contentType.map({ ContentType($0) })?.isHTML != false else { throw .noPage }
    return PageImages(
      Array(answer.body), contentType: contentType, at: answer.response.url ?? URL(string: address),
      beginningWith: thumbnails, limit: ImageQuery.count
    ).addresses
  }
}

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// The addresses of the images in what came, or why there are none.
  func images(from engine: SearchEngine) -> Result<[String], SearchTrouble> {
    mapError(SearchTrouble.init).flatMap { answer in
      Result<[String], SearchTrouble> { () throws(SearchTrouble) in try engine.images(in: answer) }
    }
  }
}

nonisolated extension SearchTrouble {
  /// What the network's trouble means for a search.
  init(_ error: NetworkError) {
    self = .noAnswer("\(error)")
  }

  /// What a status other than 200 means for a search.
  init(_ response: Response) {
    self =
      response.isRateLimited
      ? .tooManySearches(advice: RateLimit(response).advice) : .status(response.status)
  }

  /// The trouble behind an error of any kind, as streams hand it over.
  init(_ error: any Error) {
    self = (error as? SearchTrouble) ?? .noAnswer("\(error)")
  }
}
