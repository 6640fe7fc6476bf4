import Foundation
import Models
import Services
import World

/// A search engine: its address, and the beginning that the addresses of its results have in common.
nonisolated struct SearchEngine: Sendable {
  /// The embedded engine, answered by a script.
  static let bundled = SearchEngine("https://search.test/images", thumbnails: BundledResults.thumbnails)

  /// Google's pages for browsers without scripts, whose thumbnails come from a host of their own.
  static let google = SearchEngine(
    "https://www.google.com/search?tbm=isch", thumbnails: "https://encrypted-tbn0.gstatic.com/images?q=tbn:")

  /// The header that names the program and its user. Some services require the user's mail address in it: replace the
  /// example by yours before you ask a real one.
  static let userAgent = "Mozilla/5.0 (compatible; FourWays; reader@example.com)"

  /// The beginning of each result's address.
  let thumbnails: String

  private let address: String

  /// The engine at `address`, which may have a query.
  ///
  /// - Parameter thumbnails: the beginning of each result's address.
  init(_ address: String, thumbnails: String) {
    self.address = address
    self.thumbnails = thumbnails
  }

  /// Returns the request for images of `query`.
  func search(for query: ImageQuery) -> Request {
    Request(
      // The network refuses a URL that is no address, in its own words.
      query.address(at: address) ?? URL(filePath: "/"),
      headers: ["User-Agent": Self.userAgent, "Accept": "text/html"],
      timeLimit: .seconds(8), sizeLimit: 4 << 20)
  }

  /// Returns the addresses of the images in an answer, sixty at most.
  ///
  /// - Throws: `SearchTrouble` for any status but 200, and for an answer that is no page.
  func images(in answer: HTTPAnswer) throws(SearchTrouble) -> [String] {
    guard answer.response.status == 200 else { throw SearchTrouble(answer.response) }
    let contentType = answer.response.headers["Content-Type"]
    // An answer without a content type may well be a page.
    guard contentType.map({ ContentType($0) })?.isHTML != false else { throw .noPage }
    return PageImages(
      Array(answer.body), contentType: contentType, at: answer.response.url ?? URL(string: address),
      beginningWith: thumbnails, limit: ImageQuery.count
    ).addresses
  }
}

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// Returns the addresses of the images in the answer, or the reason why there are none.
  func images(from engine: SearchEngine) -> Result<[String], SearchTrouble> {
    mapError(SearchTrouble.init).flatMap { answer in
      Result<[String], SearchTrouble> { () throws(SearchTrouble) in try engine.images(in: answer) }
    }
  }
}

nonisolated extension SearchTrouble {
  /// Creates the trouble of a search from an error of the network.
  init(_ error: NetworkError) {
    self = .noAnswer("\(error)")
  }

  /// Creates the trouble of a search from a response with a status other than 200.
  init(_ response: Response) {
    self =
      response.isRateLimited
      ? .tooManySearches(advice: RateLimit(response).advice) : .status(response.status)
  }

  /// Creates the trouble behind an error of any kind, as streams emit it.
  init(_ error: any Error) {
    self = (error as? SearchTrouble) ?? .noAnswer("\(error)")
  }
}
