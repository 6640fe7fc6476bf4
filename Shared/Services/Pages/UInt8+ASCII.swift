nonisolated extension UInt8 {
  /// A Boolean value indicating whether HTML calls it white space: space, tab, line feed, form feed, carriage return.
  var isASCIIWhitespace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D
  }

  /// A Boolean value indicating whether it is one of A–Z, a–z.
  var isASCIILetter: Bool {
    (0x61...0x7A).contains(self | 0x20)
  }

  /// A Boolean value indicating whether it is one of 0–9.
  var isASCIIDigit: Bool {
    (0x30...0x39).contains(self)
  }

  /// A–Z become a–z; everything else stays.
  var asciiLowercased: UInt8 {
    (0x41...0x5A).contains(self) ? self | 0x20 : self
  }
}
