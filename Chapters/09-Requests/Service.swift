import Foundation
import Models
import World

/// The requests of the service: one for a token, and those that need it.
nonisolated struct Service: Sendable {
  /// The service of the chapter itself: no request leaves the program.
  static let embedded = Service { path in
    var address = URLComponents()
    (address.scheme, address.host, address.path) = ("https", "service.example", path)
    return address.url
  }

  private let url: @Sendable (_ path: String) -> URL?

  /// Creates a service at the addresses that `url` makes of paths.
  init(_ url: @escaping @Sendable (_ path: String) -> URL?) {
    self.url = url
  }

  /// The request for an `AccessToken`, with name and password in the scheme `Basic` of RFC 7617.
  var signIn: Request {
    request("/token", "Basic \(Data("ada:engine".utf8).base64EncodedString())")
  }

  /// Returns the request for a `Profile`.
  func profile(_ token: AccessToken) -> Request {
    request("/profile", "Bearer \(token.text)")
  }

  /// Returns the request for an `Avatar`.
  func avatar(of profile: Profile, _ token: AccessToken) -> Request {
    request(profile.avatar, "Bearer \(token.text)")
  }

  /// Returns the request for a `Feed`.
  func feed(_ token: AccessToken) -> Request {
    request("/feed", "Bearer \(token.text)")
  }

  private func request(_ path: String, _ authorization: String) -> Request {
    Request(
      // The network rejects an invalid address with an error of its own.
      url(path) ?? URL(filePath: path), headers: ["Authorization": authorization],
      timeLimit: LoadingState.requestLimit, sizeLimit: 1 << 20)
  }
}
