import Models
import Services
import World

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// What the answer, or the lack of one, says about the name that was asked for.
  var availability: Availability {
    switch self {
    case .success(let answer): answer.availability
    case .failure: .unknown
    }
  }

  /// Whether somebody was signed up.
  var isSignedUp: Bool {
    switch self {
    case .success(let answer): answer.isSignedUp
    case .failure: false
    }
  }
}

nonisolated extension HTTPAnswer {
  /// What the answer says about the name that was asked for.
  var availability: Availability { Availability(status: response.status) }

  /// Whether somebody was signed up.
  var isSignedUp: Bool { response.status == 201 }
}
