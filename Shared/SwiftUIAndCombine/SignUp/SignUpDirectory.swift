// Combine: the requests of the form are publishers that deliver on the main queue. Compiled on macOS only.

#if canImport(Combine)
import Combine
import Foundation
import Models

/// A directory that knows which names are taken, and signs users up.
struct SignUpDirectory: Sendable {
  let server: URL

  func availability(of username: String) -> AnyPublisher<Availability, URLError> {
    status(URLRequest(url: server.appending(path: "users").appending(path: username), timeoutInterval: 5))
      .map { Availability(status: $0) }
      .eraseToAnyPublisher()
  }

  func signUp(_ credentials: Credentials) -> AnyPublisher<Bool, URLError> {
    var request = URLRequest(url: server.appending(path: "users"), timeoutInterval: 5)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try? JSONEncoder().encode(credentials)
    return status(request).map { $0 == 201 }.eraseToAnyPublisher()
  }

  private func status(_ request: URLRequest) -> AnyPublisher<Int, URLError> {
    URLSession.shared.dataTaskPublisher(for: request)
      .map { ($0.response as? HTTPURLResponse)?.statusCode ?? 0 }
      // The session delivers on a queue of its own. `RunLoop.main` would wait while the user scrolls.
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}
#endif
