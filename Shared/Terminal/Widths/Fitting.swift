extension String {
  /// As many characters from the beginning as fit on `columns`.
  public func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.displayWidth
        return room >= 0
      })
  }

  /// The text if it fits on `columns`, else its beginning with `mark` behind it; never wider than `columns`.
  public func shortened(toColumns columns: Int, mark: String = "…") -> String {
    guard displayWidth > columns else { return self }
    let room = columns - mark.displayWidth
    return room < 0 ? mark.prefix(columns: columns) : prefix(columns: room) + mark
  }

  /// The text with blanks behind it, up to `columns`.
  public func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - displayWidth))
  }

  /// The text with blanks before it, up to `columns`.
  public func indented(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - displayWidth)) + self
  }
}
