import Foundation
import Models
import World

/// Who knows which names are taken, and signs people up.
nonisolated struct Directory: Sendable {
  /// The one that the chapter brings along: nothing leaves the program.
  static let embedded = Directory { username in address("directory.example", "/users/\(username)") }

  /// GitHub's user pages say which names are taken. Nobody is signed up there: for that, the chapter's own one is asked.
  static let gitHub = Directory { username in address("github.com", "/\(username)") }

  private let page: @Sendable (_ username: String) -> URL?
  private let users: URL?

  /// A directory that has a page for each user where `page` says.
  ///
  /// - Parameter users: where to sign up; with the chapter's own directory unless told otherwise.
  init(users: URL? = address("directory.example", "/users"), _ page: @escaping @Sendable (_ username: String) -> URL?) {
    self.page = page
    self.users = users
  }

  /// Asks for the page of a name, which is there if the name is taken.
  func availability(of username: String) -> Request {
    request(page(username))
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
