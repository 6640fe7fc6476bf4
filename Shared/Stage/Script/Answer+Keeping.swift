import Foundation
import World

nonisolated extension Answer {
  /// The answer as a saved session keeps it, which others may read: of its head only the fields that services read, so no
  /// cookie and no other secret of the connection; of addresses everything but a name and a password. Bodies stay whole.
  var kept: Answer {
    switch self {
    case .redirected(let url): return .redirected(to: url.withoutUser)
    case .response(var response):
      response.headers = Headers(
        response.headers.fields.filter { Response.keptFields.contains($0.name) }.map { ($0.name, $0.value) })
      response.url = response.url?.withoutUser
      return .response(response)
    case .data, .finished, .failed: return self
    }
  }
}

nonisolated extension Response {
  /// How a body is to be read and how long it is, and when one may ask again: nothing else in a head changes what a chapter
  /// shows.
  fileprivate static let keptFields: Set<String> = {
    let limits = ["x-ratelimit-", "ratelimit-", "rate-"].flatMap { start in
      ["limit", "remaining", "reset"].map { start + $0 }
    }
    return Set(["content-type", "content-encoding", "content-length", "date", "retry-after"] + limits)
  }()
}

nonisolated extension URL {
  fileprivate var withoutUser: URL {
    guard user() != nil || password() != nil, var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return self
    }
    (parts.user, parts.password) = (nil, nil)
    return parts.url ?? self
  }
}
