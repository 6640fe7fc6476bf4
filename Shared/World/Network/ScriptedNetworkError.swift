/// The reason why a script's answer fits no request.
public enum ScriptedNetworkError: Error, Hashable, Sendable {
  /// Only `count` requests have been sent so far.
  case noSuchRequest(Int, count: Int)
  /// The request has its whole answer, or has failed.
  case alreadyComplete(Int)
  /// The head of the answer has been sent before; no other can follow, and no redirect.
  case secondResponse(Int)
  /// The head of an answer comes before its body and its end.
  case responseMissing(Int)
}

extension ScriptedNetworkError: CustomStringConvertible {
  /// One line for a person.
  public var description: String {
    switch self {
    case .noSuchRequest(let id, let count):
      switch count {
      case 0: "there is no request \(id): none has been sent"
      case 1: "there is no request \(id): only request 1 has been sent"
      default: "there is no request \(id): only 1 to \(count) have been sent"
      }
    case .alreadyComplete(let id): "request \(id) has its whole answer"
    case .secondResponse(let id): "request \(id) has the head of its answer"
    case .responseMissing(let id): "request \(id) needs the head of its answer first"
    }
  }
}
