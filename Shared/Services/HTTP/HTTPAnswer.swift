import Foundation
import World

/// The whole answer to a request.
nonisolated public struct HTTPAnswer: Hashable, Sendable {
  /// Status and head.
  public var response: Response

  /// The body, all of it.
  public var body: Data

  /// An answer.
  public init(_ response: Response, body: Data = Data()) {
    self.response = response
    self.body = body
  }
}
