/// A mapping of a page's bytes to characters: the charsets that this workbook reads.
nonisolated public enum Charset: Hashable, Sendable, CaseIterable {
  /// The web's own.
  case utf8
  /// Two bytes for a unit, the lower first. Only a byte order mark or a header can name it.
  case utf16LittleEndian
  /// Two bytes for a unit, the higher first. Only a byte order mark or a header can name it.
  case utf16BigEndian
  /// Japanese, as Windows writes it (code page 932).
  case shiftJIS
  /// Japanese, as Unix wrote it.
  case eucJP
  /// Western European; also for a page that says ISO-8859-1 or ASCII.
  case windows1252

  /// The charset with a label that a header or a page gives it, as the Encoding Standard lists them.
  ///
  /// Upper and lower case are the same; white space around it does not count. `nil` for any other.
  public init?(label: String) {
    let name = String(decoding: label.utf8.map(\.asciiLowercased), as: UTF8.self)
    guard let charset = Self.byLabel[name.trimmingPrefix { $0.isWhitespace }.prefix { !$0.isWhitespace }] else {
      return nil
    }
    self = charset
  }

  /// The name in the Encoding Standard.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian: "UTF-16LE"
    case .utf16BigEndian: "UTF-16BE"
    case .shiftJIS: "Shift_JIS"
    case .eucJP: "EUC-JP"
    case .windows1252: "windows-1252"
    }
  }

  private var labels: String {
    switch self {
    case .utf8: "utf-8 utf8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 x-unicode20utf8"
    case .utf16LittleEndian: "utf-16 utf-16le csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff"
    case .utf16BigEndian: "utf-16be unicodefffe"
    case .shiftJIS: "shift_jis shift-jis sjis x-sjis ms932 ms_kanji csshiftjis windows-31j"
    case .eucJP: "euc-jp x-euc-jp cseucpkdfmtjapanese"
    case .windows1252:
      """
      iso-8859-1 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 iso-ir-100 latin1 l1 csisolatin1 cp819 ibm819 \
      windows-1252 cp1252 x-cp1252 us-ascii ascii ansi_x3.4-1968
      """
    }
  }

  private static let byLabel: [Substring: Charset] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { charset in
      charset.labels.split(separator: " ").map { ($0, charset) }
    })
}
