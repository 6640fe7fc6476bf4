/// Durations as scripts write them: `300ms`, `2s`, `0.5s`.
nonisolated extension Duration {
  /// The longest wait that a script may ask for: one day.
  package static let longestWait = Duration.seconds(86_400)

  /// Whole seconds as `2s`, all else in milliseconds: `300ms`, `1500ms`, `0.25ms`.
  package var scriptText: String {
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
  package init?(scriptText text: String) {
    guard let unit = Unit.allCases.first(where: { text.hasSuffix($0.rawValue) }) else { return nil }
    self.init(decimal: text.dropLast(unit.rawValue.count), unit)
  }

  /// So many units, exactly: digits, perhaps a point and more digits; `nil` for anything else.
  package init?(decimal: some StringProtocol, _ unit: Unit) {
    let parts = decimal.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ Grammar.isDigits($0) }) else { return nil }
    // Twelve digits are enough for any wait that is allowed, and cannot overflow.
    guard parts[0].utf8.count <= 12, let whole = Int128(parts[0]) else { return nil }
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
  package enum Unit: String, CaseIterable {
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
