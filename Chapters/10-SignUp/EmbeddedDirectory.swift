import Foundation
import Models
import World

/// The directory of the chapter itself: its names and its delays.
nonisolated enum EmbeddedDirectory {
  /// The name of its host.
  static let host = "directory.example"

  /// Returns true if a request is for this directory.
  static func isMeant(by request: Request) -> Bool { request.url.host() == host }

  /// Returns the reply to a request, unless an event answers first.
  static func reply(to request: Request) -> Reply {
    .answer(
      status: status(of: request.method, request.url.path, request.body),
      after: request.method == "GET" ? delay(of: request.url.lastPathComponent) : .seconds(1))
  }

  /// Returns 200 or 404 for a page, 201 or 409 for a sign-up.
  static func status(of method: String, _ path: String, _ body: Data?) -> Int {
    switch (method, path) {
    case ("GET", let path) where path.hasPrefix("/users/"):
      return names.contains(path.dropFirst("/users/".count).lowercased()) ? 200 : 404
    case ("POST", "/users"):
      guard let body, let credentials = try? JSONDecoder().decode(Credentials.self, from: body) else { return 400 }
      return names.contains(credentials.username.lowercased()) ? 409 : 201
    default:
      return 404
    }
  }

  /// Returns the delay of an answer: a short name takes longer, so the answer to `ad` comes after the answer to `ada`.
  static func delay(of username: String) -> Duration {
    username.count < 3 ? .seconds(2) : .milliseconds(500)
  }

  private static let names: Set<String> = ["ad", "ada", "alan", "babbage", "grace"]
}
