import Foundation
import Models
import Services
import World

/// A directory that knows which names are taken, and signs users up.
nonisolated struct Directory: Sendable {
  /// The directory of the chapter itself: no request leaves the program.
  static let embedded = Directory { username in address(EmbeddedDirectory.host, "/users/\(username)") }

  /// GitHub's user pages say which names are taken. Sign-ups go to the chapter's own directory.
  ///
  /// - Parameter server: The address of GitHub; a test has a server of its own.
  static func gitHub(at server: URL? = address("github.com", "/")) -> Directory {
    Directory(givesReasons: true) { username in server?.appending(path: username) }
  }

  private let page: @Sendable (_ username: String) -> URL?
  private let users: URL?
  private let givesReasons: Bool

  /// Creates a directory with a page for each user at the address that `page` returns.
  ///
  /// - Parameters:
  ///   - users: The address for sign-ups; by default the chapter's own directory.
  ///   - givesReasons: True if the message gives the reason for a missing answer; for real directories only.
  init(
    users: URL? = address(EmbeddedDirectory.host, "/users"), givesReasons: Bool = false,
    _ page: @escaping @Sendable (_ username: String) -> URL?
  ) {
    self.page = page
    self.users = users
    self.givesReasons = givesReasons
  }

  /// Returns the request for the page of a name, which exists if the name is taken.
  func availability(of username: String) -> Request {
    request(page(username))
  }

  /// Returns the availability of the requested name.
  func availability(in answer: HTTPAnswer) -> Availability {
    let availability = Availability(status: answer.response.status)
    return availability == .unknown() ? unknown(because: answer.trouble) : availability
  }

  /// Returns the availability of a name whose request has failed.
  func availability(after error: any Error) -> Availability {
    unknown(because: "\(error)")
  }

  private func unknown(because reason: String) -> Availability {
    .unknown(because: givesReasons ? reason : nil)
  }

  /// Returns the request for a sign-up.
  func signUp(_ credentials: Credentials) -> Request {
    var request = request(users)
    request.method = "POST"
    request.headers = ["Content-Type": "application/json"]
    request.body = try? JSONEncoder().encode(credentials)
    return request
  }

  private func request(_ url: URL?) -> Request {
    // The network rejects an invalid address with an error of its own.
    Request(url ?? URL(filePath: "/"), timeLimit: .seconds(5), sizeLimit: 4 << 20)
  }
}

nonisolated private func address(_ host: String, _ path: String) -> URL? {
  var address = URLComponents()
  (address.scheme, address.host, address.path) = ("https", host, path)
  return address.url
}
