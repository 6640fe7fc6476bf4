import Foundation
import World

nonisolated extension Answer {
  /// The answer as a saved session keeps it, which others may read: of its head only the fields that services read, so no
  /// cookie and no other secret of the connection; of addresses everything but a name and a password. Their
  /// queries stay, whatever is in them, since a replay is asked for them; bodies stay whole.
  package var kept: Answer {
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
  /// The fields that tell how to read a body, how long it is, and when a request may be repeated: no other field
  /// changes the output of a chapter.
  fileprivate static let keptFields: Set<String> = {
    let limits = ["x-ratelimit-", "ratelimit-", "rate-"].flatMap { start in
      ["limit", "remaining", "reset"].map { start + $0 }
    }
    return Set(["content-type", "content-encoding", "content-length", "date", "retry-after"] + limits)
  }()
}

nonisolated extension URL {
  /// The address without a name and a password, cut as text: also where the rest of it is no address by the rules.
  fileprivate var withoutUser: URL {
    let text = absoluteString
    let scheme = text.prefix { !"/?#".contains($0) }
    let rest = text[scheme.endIndex...]
    guard rest.hasPrefix("//") else { return self }
    let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    guard let end = authority.lastIndex(of: "@") else { return self }
    // Rather no address than one with a password.
    return URL(string: "\(scheme)//\(rest[rest.index(after: end)...])") ?? URL(fileURLWithPath: "/")
  }
}
