import Controls
import Terminal

/// Inputs that come from outside, one after another: a recording, or a device that is read as it speaks. `--NAME FILE`.
@MainActor public struct InputFeed {
  /// The name of the option, without its hyphens.
  public let name: String

  /// The summary of the option, in a few words.
  public let summary: String

  package let open: @MainActor (_ path: String) throws(FeedError) -> AnyIterator<Input>

  /// A feed whose inputs come from what `open` finds at a path; the next one is asked for when the last one has happened.
  public init(
    _ name: String, _ summary: String,
    open: @escaping @MainActor (_ path: String) throws(FeedError) -> AnyIterator<Input>
  ) {
    self.name = name
    self.summary = summary
    self.open = open
  }

  package var option: String { "--\(name)" }
}

/// Why a feed has no inputs.
nonisolated public enum FeedError: Error, Hashable, Sendable {
  /// It cannot be opened or read.
  case unreadable(String)

  /// The contents make no sense.
  case malformed(String)

  /// One line: what, and why.
  public var message: String {
    switch self {
    case .unreadable(let message), .malformed(let message): message.visible
    }
  }
}
