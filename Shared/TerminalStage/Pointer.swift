import Stage
import StageSession

/// Which target the keys are pointed at: it stays with its control while the screens change.
nonisolated struct Pointer: Hashable {
  /// The target, if there is any on the screen.
  private(set) var target: Target?

  /// Where the target was among the others, for when it goes.
  private var index = 0

  /// Points at what is there now: the same target, or, if it has gone, the one that has come to its place.
  mutating func follow(_ targets: [Target]) {
    if let target, let index = targets.firstIndex(of: target) {
      self.index = index
    } else {
      index = min(index, max(0, targets.count - 1))
      target = targets.isEmpty ? nil : targets[index]
    }
  }

  /// Moves on by `step` targets, around the end.
  mutating func move(by step: Int, among targets: [Target]) {
    guard !targets.isEmpty else { return }
    index = ((index + step) % targets.count + targets.count) % targets.count
    target = targets[index]
  }

  /// Points at `target` if it is one of `targets`.
  mutating func move(to target: Target, among targets: [Target]) {
    guard let index = targets.firstIndex(of: target) else { return }
    (self.index, self.target) = (index, target)
  }
}
