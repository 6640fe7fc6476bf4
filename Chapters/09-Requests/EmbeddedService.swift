import Foundation
import World

/// The service of the chapter itself: its data and its answers.
nonisolated enum EmbeddedService {
  /// The time that each answer takes.
  static let delay: Duration = .seconds(1)

  /// Returns the reply to a request, unless an event answers first.
  static func reply(to request: Request) -> Reply {
    let (status, body) = answer(to: request.url.path, authorization: request.headers["Authorization"])
    return .answer(status: status, body: body, after: delay)
  }

  /// Returns status and body: 401 without authorization, 404 for an unknown path.
  static func answer(to path: String, authorization: String?) -> (status: Int, body: Data) {
    guard authorization == (path == "/token" ? "Basic YWRhOmVuZ2luZQ==" : "Bearer t-1843") else { return (401, Data()) }
    guard let body = bodies[path] else { return (404, Data()) }
    return (200, body)
  }

  private static let bodies: [String: Data] = [
    "/token": Data(#"{"token": "t-1843"}"#.utf8),
    "/profile": Data(#"{"login": "ada", "name": "Ada Lovelace", "followers": 1815, "avatar": "/avatars/ada"}"#.utf8),
    "/feed": Data(#"{"posts": [{"title": "Notes on the engine"}, {"title": "Flyology"}]}"#.utf8),
    // The beginning of a PNG, up to its size: 48 × 48.
    "/avatars/ada": Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 48, 0, 0, 0, 48]),
  ]
}
