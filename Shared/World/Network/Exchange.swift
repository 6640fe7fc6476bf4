import Foundation
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

  /// Called once, when nothing comes any more.
  var onEnd: (() -> Void)?

  private var redirectCount = 0
  private var size = 0
  private var receive: (@MainActor (Answer) -> Void)?
  private var timeLimit: Scheduled?

  /// - Parameter world: runs the time limit. In a world that is gone nothing comes, not even that.
  init(_ request: Request, in world: World?, _ receive: @escaping @MainActor (Answer) -> Void) {
    self.request = request
    self.receive = receive
    Trace.note(Link("network", "request", value: "\(request)"))
    guard let limit = request.timeLimit else { return }
    timeLimit = world?.schedule(after: limit) { [weak self] in self?.deliver(.failed(.timedOut)) }
  }

  /// Hands over the next piece, unless the exchange is over.
  func deliver(_ answer: Answer) {
    guard let receive else { return }
    let answer = withinLimits(answer)
    Trace.note(answer.link)
    switch answer {
    case .redirected, .data: break
    case .response: hasResponse = true
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

  /// The same answer, or the failure that it is because it is too much.
  private func withinLimits(_ answer: Answer) -> Answer {
    switch answer {
    case .redirected:
      redirectCount += 1
      return redirectCount > request.redirectLimit ? .failed(.tooManyRedirects) : answer
    case .response(let response):
      size += response.fieldLength
      // A body that says it will be too large need not be waited for.
      if response.expectedLength ?? 0 > request.sizeLimit ?? .max { return .failed(.tooLarge) }
    case .data(let bytes): size += bytes.count
    case .finished where !hasResponse: return .failed(.badResponse)
    case .finished, .failed: return answer
    }
    return size > request.sizeLimit ?? .max ? .failed(.tooLarge) : answer
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
    case .redirected(let url): Link("network", "redirected", value: url.absoluteString)
    case .response(let response): Link("network", "response", value: "\(response.status)")
    case .data(let bytes): Link("network", "data", value: "\(bytes.count) bytes")
    case .finished: Link("network", "finished")
    case .failed(let error): Link("network", "failed", value: "\(error)")
    }
  }
}
