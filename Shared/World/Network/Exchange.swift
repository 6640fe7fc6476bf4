import Trace

/// One request and its answer, as far as it has come: the rules that all networks share.
@MainActor
final class Exchange: Cancellable {
  enum End: Hashable {
    case finished
    case failed(NetworkError)
    case cancelled
  }

  let request: Request
  private(set) var end: End?
  private(set) var hasResponse = false
  private var bytesLeft: Int

  /// Called once, when nothing comes any more.
  var onEnd: (() -> Void)?

  private var receive: (@MainActor (Answer) -> Void)?
  private var timeLimit: Scheduled?

  /// - Parameter world: runs the time limit. In a world that is gone nothing comes, not even that.
  init(_ request: Request, in world: World?, _ receive: @escaping @MainActor (Answer) -> Void) {
    self.request = request
    self.receive = receive
    bytesLeft = request.sizeLimit ?? .max
    Trace.note(Link("network", "request", value: "\(request)"))
    guard let limit = request.timeLimit else { return }
    timeLimit = world?.schedule(after: limit) { [weak self] in self?.deliver(.failed(.timedOut)) }
  }

  /// Hands over the next piece, unless the exchange is over.
  func deliver(_ answer: Answer) {
    guard let receive else { return }
    Trace.note(answer.link)
    switch answer {
    case .response(let response):
      hasResponse = true
      if response.expectedLength ?? 0 > bytesLeft { return deliver(.failed(.tooLarge)) }
    case .data(let bytes):
      bytesLeft -= bytes.count
      if bytesLeft < 0 { return deliver(.failed(.tooLarge)) }
    case .finished: close(.finished)
    case .failed(let error): close(.failed(error))
    }
    receive(answer)
  }

  func cancel() {
    guard receive != nil else { return }
    Trace.note(Link("network", "cancel", value: "\(request)"))
    close(.cancelled)
  }

  private func close(_ end: End) {
    self.end = end
    timeLimit?.cancel()
    timeLimit = nil
    receive = nil
    onEnd.take()?()
  }
}

extension Answer {
  fileprivate var link: Link {
    switch self {
    case .response(let response): Link("network", "response", value: "\(response.status)")
    case .data(let bytes): Link("network", "data", value: "\(bytes.count) bytes")
    case .finished: Link("network", "finished")
    case .failed(let error): Link("network", "failed", value: "\(error)")
    }
  }
}
