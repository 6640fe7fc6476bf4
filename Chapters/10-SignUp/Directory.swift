import Foundation
import Models
import Services
import World

/// A directory that knows which names are taken, and signs users up.
nonisolated struct Directory: Sendable {
  /// The one that the chapter brings along: nothing leaves the program.
  static let embedded = Directory { username in address(EmbeddedDirectory.host, "/users/\(username)") }

  /// GitHub's user pages say which names are taken. Sign-ups go to the chapter's own directory.
  ///
  /// - Parameter server: where GitHub is; a test has one of its own.
  static func gitHub(at server: URL? = address("github.com", "/")) -> Directory {
    Directory(tellsReasons: true) { username in server?.appending(path: username) }
  }

  private let page: @Sendable (_ username: String) -> URL?
  private let users: URL?
  private let tellsReasons: Bool

  /// A directory that has a page for each user where `page` says.
  ///
  /// - Parameters:
  ///   - users: where to sign up; with the chapter's own directory unless told otherwise.
  ///   - tellsReasons: true if the user is told why there is no answer, which makes sense for a real directory only.
  init(
    users: URL? = address(EmbeddedDirectory.host, "/users"), tellsReasons: Bool = false,
    _ page: @escaping @Sendable (_ username: String) -> URL?
  ) {
    self.page = page
    self.users = users
    self.tellsReasons = tellsReasons
  }

  /// Asks for the page of a name, which is there if the name is taken.
  func availability(of username: String) -> Request {
    request(page(username))
  }

  /// Returns the availability of the requested name.
  func availability(in answer: HTTPAnswer) -> Availability {
    let availability = Availability(status: answer.response.status)
    return availability == .unknown() ? unknown(because: answer.trouble) : availability
  }

  /// Returns the availability of a name for which there was no answer.
  func availability(after error: any Error) -> Availability {
    unknown(because: "\(error)")
  }

  private func unknown(because reason: String) -> Availability {
    .unknown(because: tellsReasons ? reason : nil)
  }

  /// Asks to sign up.
  func signUp(_ credentials: Credentials) -> Request {
    var request = request(users)
    request.method = "POST"
    request.headers = ["Content-Type": "application/json"]
    request.body = try? JSONEncoder().encode(credentials)
    return request
  }

  private func request(_ url: URL?) -> Request {
    // What is no address is refused by the network, in its own words.
    Request(url ?? URL(filePath: "/"), timeLimit: .seconds(5), sizeLimit: 4 << 20)
  }
}

nonisolated private func address(_ host: String, _ path: String) -> URL? {
  var address = URLComponents()
  (address.scheme, address.host, address.path) = ("https", host, path)
  return address.url
}
