import Foundation

/// Something that the service sends, read from the body of its answer.
public protocol ServiceValue: Hashable, Sendable {
  /// The step that requests it.
  static var step: LoadingStep { get }

  /// Reads it.
  ///
  /// - Throws: `RequestTrouble.unreadable`, which says what is wrong.
  init(body: Data) throws(RequestTrouble)
}

extension ServiceValue where Self: Decodable {
  /// Reads it from JSON.
  ///
  /// - Throws: `RequestTrouble.unreadable`, which says what is wrong and where.
  public init(body: Data) throws(RequestTrouble) {
    do { self = try JSONDecoder().decode(Self.self, from: body) } catch {
      throw .unreadable((error as? DecodingError)?.reason ?? "it is no JSON")
    }
  }
}

extension DecodingError {
  /// The error and its place: `items.2.title is missing`.
  var reason: String {
    switch self {
    case .keyNotFound(let key, let context): "\(Self.path(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context): "\(Self.path(context.codingPath)) is null"
    case .typeMismatch(_, let context): "\(Self.path(context.codingPath)) is of another type"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(Self.path(context.codingPath)): \(context.debugDescription)"
    default: "it is no JSON"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.isEmpty ? "the whole" : keys.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }.joined(separator: ".")
  }
}
