import Controls

/// Whether screens look the same: the question that a check asks after every input.
///
/// It remembers when each view was last found to look the same everywhere, and looks only at those that were set since.
@MainActor struct ScreenEquality {
  // Counts only grow, so that their sum stays the same only if each of them does.
  private var screenCount = 0
  private var changeCounts: [Int] = []

  /// Compares the snapshots of the recorded screens, without making them. The recorders are always the same ones.
  mutating func holds(between recorders: [FrameRecorder]) -> Bool {
    guard let first = recorders.first?.screen else { return true }
    let views = first.visibleViews
    let alert = first.topScreen.alert?.snapshot
    var screenCount = 0
    for recorder in recorders {
      let screen = recorder.screen
      guard screen.visibleViews.count == views.count, screen.topScreen.alert?.snapshot == alert else { return false }
      screenCount += recorder.screenCount + (screen.navigator?.changeCount ?? 0)
    }
    if screenCount != self.screenCount {
      self.screenCount = screenCount
      changeCounts = Array(repeating: -1, count: views.count)
    }
    for index in changeCounts.indices {
      var changeCount = 0
      for recorder in recorders { changeCount += recorder.screen.visibleViews[index].changeCount }
      if changeCount == changeCounts[index] { continue }
      let appearance = views[index].appearance
      for recorder in recorders where recorder.screen.visibleViews[index].appearance != appearance { return false }
      changeCounts[index] = changeCount
    }
    return true
  }
}
