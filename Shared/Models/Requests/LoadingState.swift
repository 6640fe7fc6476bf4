/// A request to the service.
public enum LoadingStep: Hashable, Sendable, CaseIterable {
  /// The first request of all.
  case signIn
  /// One of the next.
  case profile, avatar, feed
  /// Two at once.
  case profileAndFeed

  /// The text for the user.
  public var text: String {
    switch self {
    case .signIn: "Signing in …"
    case .profile: "Loading the profile …"
    case .avatar: "Loading the avatar …"
    case .feed: "Loading the feed …"
    case .profileAndFeed: "Loading profile and feed …"
    }
  }
}

/// A request that failed and is to be sent again.
public struct Retry: Hashable, Sendable {
  /// The step that is retried.
  public let step: LoadingStep
  /// The number of the retry, from 1.
  public let number: Int
  /// The pause before it.
  public let pause: Duration
  /// The failure of the attempt.
  public let trouble: RequestTrouble

  /// Retry `number` of `step`, `pause` after `trouble`.
  public init(of step: LoadingStep, number: Int, after pause: Duration, _ trouble: RequestTrouble) {
    self.step = step
    self.number = number
    self.pause = pause
    self.trouble = trouble
  }
}

/// The result of a load.
public enum Loaded: Hashable, Sendable {
  /// A profile, and the picture that belongs to it.
  case profile(Profile, Avatar)
  /// A profile and a feed: both or none.
  case both(Profile, Feed)

  /// The user: "Ada Lovelace (ada)".
  public var user: String { "\(whole.name) (\(whole.login))" }

  /// The profile in a line: "1815 followers, avatar 48 × 48".
  public var profile: String {
    let followers = "\(whole.followers) \(whole.followers == 1 ? "follower" : "followers")"
    guard case .profile(_, let avatar) = self else { return followers }
    return "\(followers), avatar \(avatar.width) × \(avatar.height)"
  }

  /// The feed in a line, "2 posts, the last: Notes"; empty where none was asked for.
  public var feed: String {
    guard case .both(_, let feed) = self else { return "" }
    guard let last = feed.posts.first else { return "no posts" }
    return "\(feed.posts.count) \(feed.posts.count == 1 ? "post" : "posts"), the last: \(last.title)"
  }

  private var whole: Profile {
    switch self {
    case .profile(let profile, _), .both(let profile, _): profile
    }
  }
}

/// The state of a load.
public enum LoadingState: Hashable, Sendable {
  /// Nothing was asked for yet.
  case ready
  /// Something is under way.
  case loading(LoadingStep)
  /// Something has failed, and is tried again.
  case retrying(Retry)
  /// Everything is there.
  case loaded(Loaded)
  /// It was given up.
  case failed(RequestTrouble)
  /// A person has stopped it.
  case cancelled

  /// The longest that a request may take.
  public static let requestLimit: Duration = .seconds(5)

  /// The longest that the whole may take, with all its requests and pauses.
  public static let timeLimit: Duration = .seconds(12)

  /// True while it is loading.
  public var isLoading: Bool {
    switch self {
    case .loading, .retrying: true
    case .ready, .loaded, .failed, .cancelled: false
    }
  }

  /// The result, once it has been loaded.
  public var loaded: Loaded? {
    if case .loaded(let loaded) = self { loaded } else { nil }
  }

  /// The state in a line: "Loading the profile …", "Failed: status 404".
  public var text: String {
    switch self {
    case .ready: "Ready"
    case .loading(let step): step.text
    case .retrying(let retry):
      "\(retry.step.text) retry \(retry.number) after \(retry.pause.inSeconds): \(retry.trouble)"
    case .loaded: "Done"
    case .failed(let trouble): "Failed: \(trouble)"
    case .cancelled: "Cancelled"
    }
  }
}
