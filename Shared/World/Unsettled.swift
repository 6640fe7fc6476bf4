/// The reason why a world did not come to rest.
public enum Unsettled: Error, Hashable, Sendable {
  /// More than `limit` pieces of work ran at about one instant, and there is still more.
  case endless(at: Duration, limit: Int)

  /// Work that the world was running asked the same world to advance.
  case insideWork
}

extension Unsettled: CustomStringConvertible {
  /// One line for a person.
  public var description: String {
    switch self {
    case .endless(let time, let limit):
      "endless: \(limit) pieces of work ran at \(time) and there is still more; something keeps scheduling itself"
    case .insideWork:
      "time cannot be moved by work that runs: schedule the rest instead"
    }
  }
}
