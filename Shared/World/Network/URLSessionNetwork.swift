import Foundation
import Platform

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The real network. Redirects to web addresses are followed; nothing is stored, neither cookies nor answers.
@MainActor
final class URLSessionNetwork: Network {
  private weak var world: World?
  private let connections = Connections()
  private var fresh: [ObjectIdentifier: Connections] = [:]

  init(_ world: World) {
    self.world = world
  }

  func send(_ request: Request, _ receive: @escaping @MainActor (Answer) -> Void) -> any Cancellable {
    let exchange = Exchange(request, in: world, receive)
    guard let world else { return exchange }
    guard request.url.isHTTP else {
      world.async { exchange.deliver(.failed(.badAddress)) }
      return exchange
    }
    let connections = request.mayBeRepeated ? connections : Connections()
    let id = ObjectIdentifier(connections)
    if connections !== self.connections { fresh[id] = connections }
    let task = connections.session.dataTask(with: URLRequest(request))
    let underWay = world.begin()
    connections.transfers.add(task, request, underWay) { exchange.deliver($0) }
    exchange.onEnd = { [weak self, transfers = connections.transfers] in
      transfers.cancel(task)
      underWay.end()
      self?.fresh[id] = nil
    }
    task.resume()
    return exchange
  }
}

/// The connections that requests may share, one after another.
private final class Connections {
  let transfers = Transfers()
  let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    // With a cache, on Linux, cancelling a task that is just completing ends the process.
    configuration.urlCache = nil
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: .forSessionDelegate)
  }

  deinit {
    // A session keeps its delegate until it is invalidated.
    transfers.cancelAll(of: session)
  }
}

extension Request {
  /// True if the system may send the request again by itself, as it does when a connection that was used before breaks
  /// off. Other requests get a new connection: no sign-up is sent twice. On Linux a body would be missing the second
  /// time, and no answer ever come.
  fileprivate var mayBeRepeated: Bool { ["GET", "HEAD"].contains(method) }
}

/// Takes what a session says about its tasks back to the world that asked.
///
/// An unwanted response gets no answer: the world is notified of the failure and cancels the task. On Linux an answer
/// that comes after that ends the process; it cannot, for there a session waits while its delegate works
/// (`forSessionDelegate`), and with a cancellation, too.
private final class Transfers: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct Transfer {
    let underWay: UnderWay
    /// The number of bytes that may still come; nil: any number.
    var room: Int?
    var hasHead = false
    /// True once its end has been delivered: later news is dropped.
    var isOver = false
    /// True once the system has finished it, or has been asked to.
    var hasEnded = false
    let receive: @MainActor (Answer) -> Void
  }

  private let lock = NSLock()
  private var transfers: [Int: Transfer] = [:]
  /// One after another: on Linux a task that is cancelled while its session is being ended ends the process.
  private let cancelling = DispatchQueue(label: "URLSessionNetwork.cancelling")

  func add(
    _ task: URLSessionTask, _ request: Request, _ underWay: UnderWay, _ receive: @escaping @MainActor (Answer) -> Void
  ) {
    let transfer = Transfer(underWay: underWay, room: request.sizeLimit, receive: receive)
    lock.withLock { transfers[task.taskIdentifier] = transfer }
  }

  /// Forgets the task, and cancels it unless it has come to its end by itself.
  func cancel(_ task: URLSessionTask) {
    // Releasing it may end something else: after the lock.
    let transfer = lock.withLock { transfers.removeValue(forKey: task.taskIdentifier) }
    guard let transfer, !transfer.hasEnded else { return }
    // It waits for the session, which may be unpacking a flood.
    cancelling.async { task.cancel() }
  }

  private func end(_ task: URLSessionTask) {
    let isFirst = lock.withLock {
      defer { transfers[task.taskIdentifier]?.hasEnded = true }
      return transfers[task.taskIdentifier]?.hasEnded == false
    }
    if isFirst { cancelling.async { task.cancel() } }
  }

  func cancelAll(of session: URLSession) {
    _ = lock.withLock {
      defer { transfers = [:] }
      return transfers
    }
    cancelling.async { session.invalidateAndCancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let url = request.url else { return deliver(.failed(.badAddress), for: task) }
    deliver(.redirected(to: url), for: task)
    guard url.isHTTP else { return deliver(.failed(.badAddress), for: task) }
    if isWanted(task) { completionHandler(request) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let response = (response as? HTTPURLResponse).map(Response.init) else {
      // `file:` and the like: no head, so no answer in the sense of HTTP.
      return deliver(.failed(.badResponse), for: dataTask)
    }
    if response.isPacked {
      // It was not asked for, and a small one may hold more than a machine.
      deliver(.failed(.other("the server packs its answers unasked")), for: dataTask)
    } else {
      deliverHead(response, of: dataTask)
    }
    // Also an unwanted one: while a session waits, it unpacks and keeps the received bytes.
    if isWanted(dataTask) { completionHandler(.allow) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    // Here, and not only in the world: a flood comes faster than a main queue takes it in.
    if takeRoom(data.count, of: dataTask) { return deliver(.data(data), for: dataTask) }
    deliver(.failed(.tooLarge), for: dataTask)
    // At once: the receiver may be busy for long, and the flood continues meanwhile.
    end(dataTask)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    // A redirect to nowhere ends without an error, and on Linux without a call for its head.
    if error == nil, let response = (task.response as? HTTPURLResponse).map(Response.init) {
      deliverHead(response, of: task)
    }
    lock.withLock { transfers[task.taskIdentifier]?.hasEnded = true }
    deliver(error.map { .failed(NetworkError($0, of: task)) } ?? .finished, for: task)
  }

  private func isWanted(_ task: URLSessionTask) -> Bool {
    lock.withLock { transfers[task.taskIdentifier] != nil }
  }

  private func takeRoom(_ count: Int, of task: URLSessionTask) -> Bool {
    lock.withLock {
      guard let room = transfers[task.taskIdentifier]?.room else { return true }
      transfers[task.taskIdentifier]?.room = room - count
      return room >= count
    }
  }

  /// Once: a session that has delivered the head may end with the same one.
  private func deliverHead(_ response: Response, of task: URLSessionTask) {
    let isNew = lock.withLock {
      defer { transfers[task.taskIdentifier]?.hasHead = true }
      return transfers[task.taskIdentifier]?.hasHead == false
    }
    if isNew { deliver(.response(response), for: task) }
  }

  private func deliver(_ answer: Answer, for task: URLSessionTask) {
    let transfer = lock.withLock {
      let transfer = transfers[task.taskIdentifier]
      if answer.isEnd { transfers[task.taskIdentifier]?.isOver = true }
      return transfer
    }
    guard let transfer, !transfer.isOver else { return }
    transfer.underWay.post { transfer.receive(answer) }
  }
}

extension URL {
  /// True for an address that HTTP can reach. The systems disagree on the errors for the others, so none is sent.
  var isHTTP: Bool {
    guard let scheme = scheme?.lowercased(), let host, !host.isEmpty else { return false }
    return ["http", "https"].contains(scheme) && (1...65_535).contains(port ?? 80)
  }
}

extension URLRequest {
  fileprivate init(_ request: Request) {
    self.init(url: request.url)
    httpMethod = request.method
    httpBody = request.body
    // The limit is one of what comes over the network; what is packed would count when it is unpacked.
    setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    for field in request.headers.fields { setValue(field.value, forHTTPHeaderField: field.name) }
    // The exchange watches the time itself, on the world's clock; the system must not be the first to give up.
    timeoutInterval = 24 * 60 * 60
  }
}

extension Response {
  fileprivate init(_ response: HTTPURLResponse) {
    let fields = response.allHeaderFields.compactMap { name, value in (name as? String).map { ($0, "\(value)") } }
    self.init(status: response.statusCode, headers: Headers(fields), url: response.url)
  }

  fileprivate var isPacked: Bool {
    !["", "identity"].contains(headers["Content-Encoding"]?.lowercased() ?? "")
  }
}

extension NetworkError {
  fileprivate init(_ error: any Error, of task: URLSessionTask) {
    let words = error.localizedDescription
    switch (error as? URLError)?.code {
    case .notConnectedToInternet: self = .notConnected
    case .cannotFindHost, .dnsLookupFailed: self = .noSuchHost
    case .cannotConnectToHost: self = .cannotConnect
    case .networkConnectionLost: self = .connectionLost
    case .timedOut: self = .timedOut
    // On Linux: the connection ended before anything came.
    case .badServerResponse where words.hasPrefix("Empty reply"): self = .connectionLost
    case .badServerResponse, .cannotParseResponse, .redirectToNonExistentLocation, .unsupportedURL:
      self = .badResponse
    case .httpTooManyRedirects: self = .tooManyRedirects
    case .dataLengthExceedsMaximum: self = .tooLarge
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired:
      self = .tls
    // On Linux this one code stands for heads without end, for broken bodies, for bodies that break off, for all trouble
    // with certificates and for whatever else is no HTTP; only the description distinguishes them.
    case .unknown where words.hasPrefix("Too large response") || words == "Out of memory": self = .tooLarge
    case .unknown where words.contains("chunked-encoding"): self = .badResponse
    case .unknown where task.response != nil: self = .connectionLost
    case .unknown where task.currentRequest?.url?.scheme?.lowercased() == "https": self = .tls
    case .unknown where task.currentRequest?.url?.scheme?.lowercased() == "http": self = .badResponse
    default: self = .other(words)
    }
  }
}
