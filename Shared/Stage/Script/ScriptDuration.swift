/// Durations as scripts write them: `300ms`, `2s`, `0.5s`.
nonisolated extension Duration {
  /// The longest wait that a script may ask for: one day.
  static let longestWait = Duration.seconds(86_400)

  /// Whole seconds as `2s`, all else in milliseconds: `300ms`, `1500ms`, `0.25ms`.
  var scriptText: String {
    let (second, millisecond) = (Unit.seconds.attoseconds, Unit.milliseconds.attoseconds)
    if attoseconds.isMultiple(of: second) { return "\(attoseconds / second)s" }
    let sign = attoseconds < 0 ? "-" : ""
    let (whole, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: millisecond.magnitude)
    if rest == 0 { return "\(sign)\(whole)ms" }
    // One in front keeps the zeros behind the point.
    var digits = String(millisecond.magnitude + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)ms"
  }

  /// The duration that `text` names, exactly; `nil` if it is none. It has a unit, `ms` or `s`, and no sign.
  init?(scriptText text: String) {
    guard let unit = Unit.allCases.first(where: { text.hasSuffix($0.rawValue) }) else { return nil }
    let parts = text.dropLast(unit.rawValue.count).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(Grammar.isDigits), parts[0].utf8.count <= 12 else {
      return nil
    }
    guard let whole = Int128(parts[0]) else { return nil }
    var attoseconds = whole * unit.attoseconds
    if parts.count == 2 {
      var place = unit.attoseconds
      for digit in parts[1].utf8 {
        guard place.isMultiple(of: 10) else { return nil }
        place /= 10
        attoseconds += Int128(digit - UInt8(ascii: "0")) * place
      }
    }
    self.init(attoseconds: attoseconds)
  }

  /// The longer suffix first: `ms` ends in `s`.
  private enum Unit: String, CaseIterable {
    case milliseconds = "ms"
    case seconds = "s"

    var attoseconds: Int128 {
      switch self {
      case .milliseconds: 1_000_000_000_000_000
      case .seconds: 1_000_000_000_000_000_000
      }
    }
  }
}
