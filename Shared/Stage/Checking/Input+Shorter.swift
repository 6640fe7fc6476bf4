nonisolated extension Input {
  /// The same input with less text, the shortest first, or nothing if it has none to lose.
  var shorter: [Input] {
    switch self {
    case .type(let control, let text): Self.shorter(text).map { .type(control, text: $0) }
    case .replace(let control, let text): Self.shorter(text).map { .replace(control, text: $0) }
    case .paste(let control, let text): Self.shorter(text).map { .paste(control, text: $0) }
    default: []
    }
  }

  private static func shorter(_ text: String) -> [String] {
    guard text.count > 1 else { return [] }
    let half = text.count / 2
    return [String(text.prefix(half)), String(text.dropFirst(half)), String(text.dropFirst()), String(text.dropLast())]
  }
}
