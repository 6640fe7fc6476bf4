import Foundation

/// The picture of a person, as far as it can be told without drawing it.
public struct Avatar: ServiceValue {
  /// The step that requests it.
  public static let step = LoadingStep.avatar

  /// Its width in pixels.
  public let width: Int

  /// Its height in pixels.
  public let height: Int

  /// A picture of this size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the size from the head of a PNG (PNG specification, sections 5.2 and 11.2.2).
  ///
  /// - Throws: `RequestTrouble.unreadable` if it is none.
  public init(body: Data) throws(RequestTrouble) {
    let bytes = Array(body.prefix(24))
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count == 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .unreadable("it is no PNG picture")
    }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}
