extension StringProtocol {
  /// A Boolean value indicating whether it is a line of panes as a transcript draws them.
  public var isPaneLine: Bool {
    guard let first, let last else { return false }
    return first == "┌" && last == "┐" || first == "│" && last == "│" || first == "└" && last == "┘"
  }
}
