import Models
import Services
import World

nonisolated extension Directory {
  /// Returns the availability of the requested name.
  func availability(in outcome: HTTPTask.Outcome) -> Availability {
    switch outcome {
    case .success(let answer): availability(in: answer)
    case .failure(let error): availability(after: error)
    }
  }
}

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// True if a user was signed up.
  var isSignedUp: Bool {
    switch self {
    case .success(let answer): answer.isSignedUp
    case .failure: false
    }
  }
}

nonisolated extension HTTPAnswer {
  /// True if a user was signed up.
  var isSignedUp: Bool { response.status == 201 }

  /// The reason why a status other than 200 and 404 is of no use.
  var trouble: String {
    response.isRateLimited
      ? "too many requests, \(RateLimit(response).advice)" : "the server answers with status \(response.status)"
  }
}
