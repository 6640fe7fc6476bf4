import Foundation

#if canImport(Darwin)
/// EUC-JP, as Foundation reads it.
public struct EUCJPConverter {
  /// Never `nil`.
  public init?() {}

  /// The text of a few whole characters. `nil` if they are none.
  public func text(_ bytes: [UInt8]) -> String? {
    String(data: Data(bytes), encoding: .japaneseEUC)
  }
}
#else
/// EUC-JP, as the system's `iconv` reads it: Foundation knows it only on Apple's systems.
public final class EUCJPConverter {
  private let descriptor: iconv_t

  /// `nil` if the system has no table for it; a small installation may leave it out.
  public init?() {
    guard let descriptor = iconv_open("UTF-8", "EUC-JP"), Int(bitPattern: descriptor) != -1 else { return nil }
    self.descriptor = descriptor
  }

  deinit {
    iconv_close(descriptor)
  }

  /// The text of a few whole characters. `nil` if they are none.
  public func text(_ bytes: [UInt8]) -> String? {
    var input = bytes.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: bytes.count * 4)
    var left = input.count
    var room = output.count
    // Forgets the state that an earlier, broken character left behind.
    iconv(descriptor, nil, nil, nil, nil)
    let result = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var from = input.baseAddress
        var to = output.baseAddress
        return iconv(descriptor, &from, &left, &to, &room)
      }
    }
    guard result != -1, left == 0 else { return nil }
    return String(decoding: output.dropLast(room).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
#endif
