import Models
import Services
import World

nonisolated extension Directory {
  /// What the answer, or the lack of one, says about the name that was asked for.
  func availability(in outcome: HTTPTask.Outcome) -> Availability {
    switch outcome {
    case .success(let answer): availability(in: answer)
    case .failure(let error): availability(after: error)
    }
  }
}

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// Whether somebody was signed up.
  var isSignedUp: Bool {
    switch self {
    case .success(let answer): answer.isSignedUp
    case .failure: false
    }
  }
}

nonisolated extension HTTPAnswer {
  /// Whether somebody was signed up.
  var isSignedUp: Bool { response.status == 201 }

  /// Why an answer of neither 200 nor 404 is of no use.
  var trouble: String {
    response.isRateLimited
      ? "too many requests, \(RateLimit(response).advice)" : "the server answers with status \(response.status)"
  }
}
