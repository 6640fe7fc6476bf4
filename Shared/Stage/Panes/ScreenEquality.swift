import Controls

/// The comparison of screens: the question that a check asks after every input is whether they look the same.
///
/// It remembers when each view was last found to look the same everywhere, and looks only at those that were set since.
@MainActor struct ScreenEquality {
  // Counts only grow, so that their sum stays the same only if each of them does.
  private var screenCount = 0
  private var changeCounts: [Int] = []
  /// For each place of the screens the views that stand there.
  private var counterparts: [[View]] = []

  /// Compares the snapshots of the recorded screens, without making them. The recorders are always the same ones.
  mutating func holds(between recorders: [FrameRecorder]) -> Bool {
    guard let first = recorders.first?.screen else { return true }
    let alert = first.topScreen.alert
    var screenCount = 0
    for recorder in recorders {
      let other = recorder.screen.topScreen.alert
      // Nearly always there is none.
      guard alert == nil && other == nil || alert?.snapshot == other?.snapshot else { return false }
      screenCount += recorder.screenCount + (recorder.screen.navigator?.changeCount ?? 0)
    }
    if screenCount != self.screenCount {
      let views = recorders.map(\.screen.visibleViews)
      guard views.allSatisfy({ $0.count == views[0].count }) else { return false }
      self.screenCount = screenCount
      counterparts = views[0].indices.map { index in views.map { $0[index] } }
      changeCounts = Array(repeating: -1, count: counterparts.count)
    }
    for index in counterparts.indices {
      var changeCount = 0
      for view in counterparts[index] { changeCount += view.changeCount }
      if changeCount == changeCounts[index] { continue }
      let first = counterparts[index][0]
      for view in counterparts[index].dropFirst() where !view.looksLike(first) { return false }
      changeCounts[index] = changeCount
    }
    return true
  }
}
