import Models

/// One sentence of NMEA 0183 whose checksum is right: `$GPRMC,…*6A`.
nonisolated struct NMEASentence {
  /// The meaning of a sentence for the position.
  enum Meaning: Equatable {
    case signal(Track.Signal)
    /// It is about something else.
    case other
    /// It should contain a position, and does not.
    case nonsense
  }

  /// The texts between the commas; the first one names the talker and the kind.
  private let fields: [Substring]

  /// Returns nil if the bytes, without their line end, are no sentence or a damaged one.
  init?(_ line: [UInt8]) {
    guard let first = line.first, first == Byte.dollar || first == Byte.exclamationMark,
      let star = line.lastIndex(of: Byte.asterisk), line.count == star + 3,
      let checksum = UInt8(hexadecimal: line[(star + 1)...]),
      line[1..<star].allSatisfy({ (0x20...0x7E).contains($0) }),
      line[1..<star].reduce(0, ^) == checksum
    else { return nil }
    fields = String(decoding: line[1..<star], as: UTF8.self).split(separator: ",", omittingEmptySubsequences: false)
  }

  /// The meaning of the sentence for the position.
  var meaning: Meaning {
    let address = fields[0]
    // Two letters for the talker, three for what it talks about; a maker's own sentences begin with P.
    guard address.count == 5, address.first != "P" else { return .other }
    switch address.suffix(3) {
    case "RMC": return position(isValid: field(2), as: ["A": true, "V": false], at: 3, accuracy: nil)
    case "GGA": return position(isValid: field(6), as: Self.qualities, at: 2, accuracy: accuracy(field(8)))
    default: return .other
    }
  }

  private func position(
    isValid: Substring, as known: [Substring: Bool], at index: Int, accuracy: Double?
  ) -> Meaning {
    guard let isValid = known[isValid] else { return .nonsense }
    // Without a fix the fields of the position are mostly empty.
    guard isValid else { return .signal(.lost) }
    guard let latitude = Angle(field(index), field(index + 1), positive: "N", negative: "S"),
      let longitude = Angle(field(index + 2), field(index + 3), positive: "E", negative: "W"),
      let coordinate = Coordinate(latitude: latitude.degrees, longitude: longitude.degrees)
    else { return .nonsense }
    return .signal(.fix(LocationFix(coordinate, horizontalAccuracy: accuracy)))
  }

  private func field(_ index: Int) -> Substring {
    fields.indices.contains(index) ? fields[index] : ""
  }

  /// GGA's quality of the fix: 0 means no fix; the others say how it was found.
  private static let qualities: [Substring: Bool] = [
    "0": false, "1": true, "2": true, "3": true, "4": true, "5": true, "6": true, "7": true, "8": true,
  ]

  /// The dilution of precision, times what a usual receiver is off by, in metres.
  private func accuracy(_ dilution: Substring) -> Double? {
    guard let dilution = Double(dilution), dilution.isFinite, dilution > 0 else { return nil }
    return dilution * 5
  }
}

/// Degrees and minutes as NMEA writes them, `13944.7240` and `E`.
nonisolated private struct Angle {
  let degrees: Double

  init?(_ digits: Substring, _ hemisphere: Substring, positive: Substring, negative: Substring) {
    guard hemisphere == positive || hemisphere == negative,
      !digits.isEmpty, digits.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }),
      let number = Double(digits)
    else { return nil }
    let whole = (number / 100).rounded(.down)
    let minutes = number - whole * 100
    guard minutes < 60 else { return nil }
    let magnitude = whole + minutes / 60
    degrees = hemisphere == positive ? magnitude : -magnitude
  }
}

nonisolated enum Byte {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let dollar = UInt8(ascii: "$")
  static let exclamationMark = UInt8(ascii: "!")
  static let asterisk = UInt8(ascii: "*")
}

nonisolated extension UInt8 {
  /// The value of two hexadecimal digits.
  fileprivate init?(hexadecimal digits: ArraySlice<UInt8>) {
    guard digits.count == 2, digits.allSatisfy(\.isHexadecimalDigit) else { return nil }
    self.init(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    default: false
    }
  }
}
