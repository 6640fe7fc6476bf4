import Foundation
import Stage

/// A raw profile, kept for the time that somebody wants to read it. It is small: only what differs from a profile in which
/// nothing was counted, which all of them share.
nonisolated package struct KeptProfile: Sendable {
  private let blank: [UInt8]

  /// Where blocks differ, in bytes from the start.
  private let offsets: [Int]

  /// These blocks, one behind the other.
  let differences: [UInt8]

  private static let blockSize = 64

  /// Keeps what differs.
  ///
  /// - Parameter blank: a profile of the same program, and so as long; else it is no use.
  package init(_ profile: [UInt8], over blank: [UInt8]) {
    let blank = blank.count == profile.count ? blank : profile
    var offsets: [Int] = []
    var differences: [UInt8] = []
    profile.withUnsafeBytes { new in
      blank.withUnsafeBytes { old in
        guard let newStart = new.baseAddress, let oldStart = old.baseAddress else { return }
        for offset in stride(from: 0, to: new.count, by: Self.blockSize) {
          let size = min(Self.blockSize, new.count - offset)
          guard memcmp(newStart + offset, oldStart + offset, size) != 0 else { continue }
          offsets.append(offset)
          differences += new[offset..<offset + size]
        }
      }
    }
    (self.blank, self.offsets, self.differences) = (blank, offsets, differences)
  }

  /// The whole profile, as the tools of the compiler read it.
  package var bytes: [UInt8] {
    var bytes = blank
    for (index, offset) in offsets.enumerated() {
      let block = differences.dropFirst(index * Self.blockSize).prefix(Self.blockSize)
      bytes.replaceSubrange(offset..<offset + block.count, with: block)
    }
    return bytes
  }
}
