import Foundation
import Platform

/// The characters of Japan's standards, in rows of 94, as the system knows them.
nonisolated enum JISCharacters {
  /// JIS X 0208 with the additions of NEC and IBM, 120 rows: Shift_JIS reaches all, EUC-JP the first 94.
  static let basic: [Unicode.Scalar?] = {
    let trails = (0x40...0xFC).filter { $0 != 0x7F }.map { UInt8($0) }
    return ([0x81...0x9F, 0xE0...0xFC] as [ClosedRange<UInt8>]).joined().flatMap { lead in
      trails.map { scalar(String(data: Data([lead, $0]), encoding: .shiftJIS)) }
    }
  }()

  /// JIS X 0212, 94 rows: EUC-JP writes them with a third byte. Empty places if the system does not know them.
  static let supplementary: [Unicode.Scalar?] = {
    let range: ClosedRange<UInt8> = 0xA1...0xFE
    return EUCJPConverter().map { converter in
      range.flatMap { row in range.map { scalar(converter.text([0x8F, row, $0])) } }
    } ?? Array(repeating: nil, count: 94 * 94)
  }()

  private static func scalar(_ text: String?) -> Unicode.Scalar? {
    guard let scalars = text?.unicodeScalars, scalars.count == 1, scalars.first != "\u{FFFD}" else { return nil }
    return scalars.first
  }
}
