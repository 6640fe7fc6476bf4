import Controls
import Terminal
import Trace

/// Something of a way that outlives its controller.
nonisolated public enum LifetimeFault: Hashable, Sendable {
  /// Objects of these types are still alive.
  case survivors([String])

  /// The view of this identifier is still connected `count` times; the screen itself is called `screen`.
  case connections(identifier: String, count: Int)

  /// So much is still scheduled or under way in the world.
  case pending(count: Int)

  /// The closed screen was still changed by an input.
  case reaction(to: Input, changes: [Change])

  /// A listener was still notified of an event of the world, even if nothing changed.
  case hearing(of: Input, Link)

  /// On an open screen, each repetition of the inputs leaves more behind of a kind of thing; `counts` are its numbers.
  case accumulation(of: String, counts: [Int])

  /// Each round of opening, using and closing leaves so many bytes behind.
  case growth(bytesPerRound: Int)
}

nonisolated extension LifetimeFault: CustomStringConvertible {
  /// The fault in a line.
  public var description: String {
    switch self {
    case .survivors(let names): "still alive: \(names.joined(separator: ", "))"
    case .connections(let identifier, let count): "still connected to \(identifier): \(count)"
    case .pending(let count): "still waiting in the world: \(count)"
    case .reaction(let input, let changes):
      "after \(input) the closed screen changed: "
        + changes.map(\.description.visible).joined(separator: ", ")
    case .hearing(let input, let link): "after \(input) a listener is still notified: \(link)"
    case .accumulation(let kind, let counts):
      "each repetition of the inputs leaves more \(kind): \(counts.map(String.init).joined(separator: ", "))"
    case .growth(let bytes): "each round leaves \(bytes) bytes behind"
    }
  }
}
