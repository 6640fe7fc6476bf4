import Synchronization

/// What removes an action from its control, UIKit's `UIAction.Identifier`.
///
/// No two are equal, whichever controls they come from.
nonisolated public struct ActionKey: Hashable, Sendable {
  private static let last = Atomic<Int>(0)
  private let number = last.add(1, ordering: .relaxed).newValue
}
