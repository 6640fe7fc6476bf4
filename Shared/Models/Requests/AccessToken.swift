/// The token that signing in returns, and that every further request sends.
public struct AccessToken: ServiceValue, Decodable {
  /// The step that requests it.
  public static let step = LoadingStep.signIn

  /// The token, never empty.
  public let text: String

  /// A token.
  public init(_ text: String) {
    self.text = text
  }

  /// Reads `{"token": "…"}`.
  ///
  /// - Throws: `DecodingError`, also for a token that could not stand in the head of a request.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    text = try fields.decode(String.self, forKey: .token)
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw DecodingError.dataCorruptedError(forKey: .token, in: fields, debugDescription: "no token looks like this")
    }
  }

  private enum Field: CodingKey {
    case token
  }
}
