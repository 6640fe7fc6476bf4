/// The user who has signed in.
public struct Profile: ServiceValue, Decodable {
  /// The step that requests it.
  public static let step = LoadingStep.profile

  /// The name by which the service knows the person.
  public let login: String

  /// The name of the user; the login if the service has no name.
  public let name: String

  /// The number of followers, never negative.
  public let followers: Int

  /// The path of the avatar on the service: `/avatars/ada`.
  public let avatar: String

  /// A profile.
  public init(login: String, name: String, followers: Int, avatar: String) {
    self.login = login
    self.name = name
    self.followers = followers
    self.avatar = avatar
  }

  /// Reads `{"login": "…", "name": "…", "followers": 0, "avatar": "…"}`; the name may be missing, null or empty.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    login = try fields.decode(String.self, forKey: .login)
    let name = try fields.decodeIfPresent(String.self, forKey: .name) ?? ""
    self.name = name.isEmpty ? login : name
    followers = try fields.decode(Int.self, forKey: .followers)
    avatar = try fields.decode(String.self, forKey: .avatar)
    guard followers >= 0 else {
      throw DecodingError.dataCorruptedError(forKey: .followers, in: fields, debugDescription: "less than none")
    }
    guard avatar.hasPrefix("/"), !avatar.hasPrefix("//") else {
      // The token goes with the request for the avatar: it must not go to another host.
      throw DecodingError.dataCorruptedError(forKey: .avatar, in: fields, debugDescription: "no path of the service")
    }
  }

  private enum Field: CodingKey {
    case login, name, followers, avatar
  }
}
