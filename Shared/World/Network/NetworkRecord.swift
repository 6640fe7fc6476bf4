import Foundation

/// The answers from outside to the requests of a world, with their times: enough to replay them.
public struct NetworkRecord: Sendable {
  /// The requests in the order in which they were sent.
  public private(set) var requests: [Request] = []

  /// The pieces of the answers, in the order in which they came.
  public private(set) var arrivals: [Arrival] = []

  /// One piece of an answer.
  public struct Arrival: Hashable, Sendable {
    /// The number of its request, from 1.
    public let request: Int
    /// The time when it came, on the clock of the world.
    public let time: Duration
    /// The piece.
    public let answer: Answer
  }

  /// The length of a record at some moment.
  public struct Mark: Hashable, Sendable {
    /// The number of requests that had been sent.
    public let requests: Int
    /// The number of pieces that had come.
    public let arrivals: Int
  }

  /// A record of nothing.
  public init() {}

  /// The present length.
  public var mark: Mark { Mark(requests: requests.count, arrivals: arrivals.count) }

  /// The record as it was at `mark`.
  public func upTo(_ mark: Mark) -> NetworkRecord {
    var record = NetworkRecord()
    record.requests = Array(requests.prefix(mark.requests))
    record.arrivals = Array(arrivals.prefix(mark.arrivals))
    return record
  }

  /// Records a request.
  ///
  /// - Returns: its number, from 1.
  mutating func add(_ request: Request) -> Int {
    requests.append(request)
    return requests.count
  }

  /// Records a piece of the answer to a request.
  mutating func add(_ answer: Answer, to request: Int, at time: Duration) {
    arrivals.append(Arrival(request: request, time: time, answer: answer))
  }

  /// Returns the answer to request `number`, if it is recognizably the same request: a server that comes along may
  /// listen on another port each time.
  func arrivals(for request: Request, _ number: Int) -> [Arrival]? {
    guard requests.indices.contains(number - 1) else { return nil }
    let recorded = requests[number - 1]
    let isSame =
      recorded.method == request.method && recorded.url.path == request.url.path
      && recorded.url.query == request.url.query && recorded.body == request.body
    guard isSame else { return nil }
    let arrivals = arrivals.filter { $0.request == number }
    // An answer without an end is requested again.
    return arrivals.last?.answer.isEnd == true ? arrivals : nil
  }
}
