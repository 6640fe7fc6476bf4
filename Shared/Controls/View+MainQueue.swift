import World

extension View {
  /// Sets `property` if the caller is on the main queue. If not, it reports that, as Xcode's main thread checker does,
  /// and does nothing: a write from another thread could tear what is being drawn.
  nonisolated func onMainQueue(_ property: String, _ set: @MainActor () -> Void) {
    guard World.current.isOnMainQueue else {
      return World.current.report("\(property) was set off the main queue; it stays as it was")
    }
    MainActor.assumeIsolated(set)
  }
}
