import Foundation
import Models
import World

/// The requests that the service understands: a token first, and with it the rest.
nonisolated struct Service: Sendable {
  /// The one that the chapter brings along: nothing leaves the program.
  static let embedded = Service { path in
    var address = URLComponents()
    (address.scheme, address.host, address.path) = ("https", "service.example", path)
    return address.url
  }

  private let url: @Sendable (_ path: String) -> URL?

  /// A service at the addresses that `url` makes of paths.
  init(_ url: @escaping @Sendable (_ path: String) -> URL?) {
    self.url = url
  }

  /// Asks for an `AccessToken`, with the name and the password of RFC 7617's scheme `Basic`.
  var signIn: Request {
    request("/token", "Basic \(Data("ada:engine".utf8).base64EncodedString())")
  }

  /// Asks for a `Profile`.
  func profile(_ token: AccessToken) -> Request {
    request("/profile", "Bearer \(token.text)")
  }

  /// Asks for an `Avatar`.
  func avatar(of profile: Profile, _ token: AccessToken) -> Request {
    request(profile.avatar, "Bearer \(token.text)")
  }

  /// Asks for a `Feed`.
  func feed(_ token: AccessToken) -> Request {
    request("/feed", "Bearer \(token.text)")
  }

  private func request(_ path: String, _ authorization: String) -> Request {
    Request(
      // What is no address is refused by the network, in its own words.
      url(path) ?? URL(filePath: path), headers: ["Authorization": authorization],
      timeLimit: LoadingState.requestLimit, sizeLimit: 1 << 20)
  }
}
