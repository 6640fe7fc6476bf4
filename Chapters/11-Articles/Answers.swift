import Foundation
import Models
import Services
import World

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// The page that was asked for, or why it is none.
  var page: Result<ArticlePage, ArticleTrouble> {
    mapError(ArticleTrouble.init).flatMap { answer in
      Result<ArticlePage, ArticleTrouble> { () throws(ArticleTrouble) in try answer.page() }
    }
  }

  /// Whether a picture has come.
  var isPicture: Bool {
    if case .success(let answer) = self { answer.isPicture } else { false }
  }
}

nonisolated extension HTTPAnswer {
  /// The page that was asked for.
  ///
  /// - Throws: `ArticleTrouble` for any status but 200, and for a body that makes no sense.
  func page() throws(ArticleTrouble) -> ArticlePage {
    let limit = RateLimit { response.headers[$0] }
    switch response.status {
    case 200: return try ArticlePage(body: body, limit: limit)
    case 429: throw .tooManyRequests(limit)
    case 403 where limit?.remaining == 0: throw .tooManyRequests(limit)
    default: throw .status(response.status)
    }
  }

  /// Whether it is a picture.
  var isPicture: Bool { response.status == 200 && !body.isEmpty }
}

nonisolated extension ArticleTrouble {
  /// What the network's trouble means for a list.
  init(_ error: NetworkError) {
    self = .unreachable("\(error)")
  }

  /// The trouble behind an error of any kind, as streams hand it over.
  init(_ error: any Error) {
    self = (error as? ArticleTrouble) ?? .unreachable("\(error)")
  }
}
