import Foundation

/// What the requests of a world were answered from outside, and when: enough to have the same once more.
public struct NetworkRecord: Sendable {
  /// The requests in the order in which they were sent.
  var entries: [Entry] = []

  /// One request with what came back for it.
  struct Entry {
    let request: Request
    var answers: [(time: Duration, answer: Answer)] = []
  }

  /// A record of nothing.
  public init() {}

  /// What came back for request `index`, if it was the same request as far as one can tell: a server that comes along may
  /// listen on another port each time.
  func answers(to request: Request, at index: Int) -> [(time: Duration, answer: Answer)]? {
    guard entries.indices.contains(index) else { return nil }
    let recorded = entries[index].request
    let isSame =
      recorded.method == request.method && recorded.url.path == request.url.path
      && recorded.url.query == request.url.query && recorded.body == request.body
    let answers = entries[index].answers
    // What has not come to an end is asked again.
    return isSame && answers.last?.answer.isEnd == true ? answers : nil
  }
}
