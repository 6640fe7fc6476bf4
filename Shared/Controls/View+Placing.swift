/// The rules for views that are put together. Breaking one is a programmer's error, found when the screen is made.
extension View {
  /// Stops the program if two views have the same identifier: scripts find views by it.
  static func requireDistinctIdentifiers(_ views: [View]) {
    for (index, view) in views.enumerated() {
      precondition(
        !views[..<index].contains { $0.identifier == view.identifier }, "two views are called \(view.identifier)")
    }
  }

  /// Stops the program if the view is already part of a screen or an alert.
  func requireToBeFree() {
    precondition(screen == nil && alert == nil, "\(identifier) stands somewhere else already")
  }
}
