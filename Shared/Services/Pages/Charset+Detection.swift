nonisolated extension Charset {
  /// The part of a page in which its `<meta>` is looked for, in bytes.
  public static let reach = 1024

  /// Returns the charset of a downloaded page.
  ///
  /// The source nearest to the bytes counts first: a byte order mark, then the header, then the page's own `<meta>` in
  /// its first 1,024 bytes. An unknown label counts as none. Without any of them, the page is UTF-8 if it is valid
  /// UTF-8, and else windows-1252.
  ///
  /// - Parameter contentType: the value of the `Content-Type` header, if there was one.
  public static func detect(_ bytes: [UInt8], contentType: String? = nil) -> Charset {
    byteOrderMark(of: bytes)?.charset
      ?? contentType.flatMap { ContentType($0).charset }.flatMap(Charset.init(label:))
      ?? meta(in: bytes.prefix(reach))
      ?? (isUTF8(bytes) ? .utf8 : .windows1252)
  }

  /// Returns the charset that a byte order mark names, and the number of bytes of the mark.
  static func byteOrderMark(of bytes: [UInt8]) -> (charset: Charset, length: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// Returns the charset of `<meta charset>` or `<meta http-equiv="Content-Type" content>`.
  private static func meta(in bytes: ArraySlice<UInt8>) -> Charset? {
    // Every charset that can be named here writes markup in ASCII.
    for token in HTMLTokenizer(Charset.windows1252.decode(Array(bytes))) {
      guard case .start("meta", let attributes, _) = token else { continue }
      var label = attributes["charset"]
      if label == nil, attributes["http-equiv"]?.lowercased() == "content-type" {
        label = attributes["content"].flatMap { ContentType($0).charset }
      }
      guard let charset = label.flatMap(Charset.init(label:)) else { continue }
      // A page whose `<meta>` could be read is no UTF-16, whatever it says.
      return charset == .utf16LittleEndian || charset == .utf16BigEndian ? .utf8 : charset
    }
    return nil
  }

  /// Returns true if the bytes are UTF-8. A character that is cut off at the end may be: downloads have limits.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var left = bytes.count
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): left -= encoded.count
      case .emptyInput: return true
      case .error(let length): return length == left && length < 4 && isCut(bytes.suffix(length))
      }
    }
  }

  /// Returns true if a lead byte announces more bytes than there are.
  private static func isCut(_ end: ArraySlice<UInt8>) -> Bool {
    guard let lead = end.first else { return false }
    let promised = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    return (0xC2...0xF4).contains(lead) && end.count < promised
  }
}
