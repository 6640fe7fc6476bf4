import Foundation
import Models
import Services
import World

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// The page, or the reason why there is none.
  var page: Result<ArticlePage, ArticleTrouble> {
    mapError(ArticleTrouble.init).flatMap { answer in
      Result<ArticlePage, ArticleTrouble> { () throws(ArticleTrouble) in try answer.page() }
    }
  }

  /// True if the result is a picture.
  var isPicture: Bool {
    if case .success(let answer) = self { answer.isPicture } else { false }
  }
}

nonisolated extension HTTPAnswer {
  /// Returns the page in the answer.
  ///
  /// - Throws: `ArticleTrouble` for any status but 200, and for a body that makes no sense.
  func page() throws(ArticleTrouble) -> ArticlePage {
    let limit = RateLimit(response)
    let allowance = Allowance(limit)
    if response.isRateLimited { throw .tooManyRequests(allowance, for: limit.delay) }
    guard response.status == 200 else { throw .status(response.status) }
    return try ArticlePage(body: body, allowance: allowance)
  }

  /// True if the answer is a picture.
  var isPicture: Bool { response.status == 200 && !body.isEmpty }
}

nonisolated extension ArticleTrouble {
  /// Creates the trouble of a list from an error of the network.
  init(_ error: NetworkError) {
    self = .unreachable("\(error)")
  }

  /// Creates the trouble behind an error of any kind, as streams emit it.
  init(_ error: any Error) {
    self = (error as? ArticleTrouble) ?? .unreachable("\(error)")
  }
}

nonisolated extension Allowance {
  /// Creates the allowance in a head, if the head has a limit and the number of requests left.
  fileprivate init?(_ limit: RateLimit) {
    guard let all = limit.limit, let remaining = limit.remaining else { return nil }
    self.init(limit: all, remaining: remaining, resetsAfter: limit.delay)
  }
}
