import Foundation
import Models
import Services
import World

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// Returns the requested value, or the reason for its absence.
  func value<Value: ServiceValue>(as type: Value.Type = Value.self) -> Result<Value, RequestTrouble> {
    mapError(RequestTrouble.init).flatMap { answer in
      Result<Value, RequestTrouble> { () throws(RequestTrouble) in try answer.value() }
    }
  }
}

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// Returns the body of the answer, without reading it.
  ///
  /// - Throws: `RequestTrouble` for any status but 200, and for a missing answer.
  func body() throws(RequestTrouble) -> Data {
    switch self {
    case .success(let answer): try answer.okBody()
    case .failure(let error): throw RequestTrouble(error)
    }
  }
}

nonisolated extension HTTPAnswer {
  /// Returns the requested value.
  ///
  /// - Throws: `RequestTrouble` for any status but 200, and for a body that makes no sense.
  func value<Value: ServiceValue>(as type: Value.Type = Value.self) throws(RequestTrouble) -> Value {
    try Value(body: okBody())
  }

  /// Returns the body.
  ///
  /// - Throws: `RequestTrouble` for any status but 200.
  func okBody() throws(RequestTrouble) -> Data {
    switch response.status {
    case 200: return body
    case 429: throw .tooManyRequests(retryAfter: RetryPolicy.pause(fromField: response.headers["Retry-After"]))
    default: throw .status(response.status)
    }
  }
}

nonisolated extension RequestTrouble {
  /// Interprets an error of the network.
  init(_ error: NetworkError) {
    switch error {
    case .timedOut: self = .timedOut
    case .connectionLost: self = .connectionLost
    default: self = .unreachable("\(error)")
    }
  }

  /// Interprets an error of any type, as streams and tasks throw it.
  init(_ error: any Error) {
    self =
      (error as? RequestTrouble) ?? (error as? NetworkError).map(RequestTrouble.init) ?? .unreachable("\(error)")
  }
}
