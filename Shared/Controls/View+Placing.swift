/// What must hold of views that are put together. All else is a programmer's error, found when the screen is made.
extension View {
  /// Scripts find views by their identifiers.
  static func requireDistinctIdentifiers(_ views: [View]) {
    for (index, view) in views.enumerated() {
      precondition(
        !views[..<index].contains { $0.identifier == view.identifier }, "two views are called \(view.identifier)")
    }
  }

  /// A view stands in one place.
  func requireToBeFree() {
    precondition(screen == nil && alert == nil, "\(identifier) stands somewhere else already")
  }
}
