import Foundation
import Models
import Services
import World

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// Returns the requested value, or the trouble with it.
  func value<Value: ServiceValue>(as type: Value.Type = Value.self) -> Result<Value, RequestTrouble> {
    mapError(RequestTrouble.init).flatMap { answer in
      Result<Value, RequestTrouble> { () throws(RequestTrouble) in try answer.value() }
    }
  }
}

nonisolated extension Result where Success == HTTPAnswer, Failure == NetworkError {
  /// The body of what was asked for, whatever it says.
  ///
  /// - Throws: `RequestTrouble` for any status but 200, and if there is no answer.
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

  /// The body.
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
  /// Creates the trouble of a load from an error of the network.
  init(_ error: NetworkError) {
    switch error {
    case .timedOut: self = .timedOut
    case .connectionLost: self = .connectionLost
    default: self = .unreachable("\(error)")
    }
  }

  /// The trouble behind an error of any kind, as streams and tasks hand it over.
  init(_ error: any Error) {
    self =
      (error as? RequestTrouble) ?? (error as? NetworkError).map(RequestTrouble.init) ?? .unreachable("\(error)")
  }
}
