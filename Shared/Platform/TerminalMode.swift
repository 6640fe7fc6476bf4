import Foundation

extension termios {
  /// Makes Control-Y a key like any other: on macOS it is a second key for suspending.
  public mutating func disableDelayedSuspension() {
    #if canImport(Darwin)
    // `_POSIX_VDISABLE`, which Swift does not import.
    withUnsafeMutableBytes(of: &c_cc) { $0[Int(VDSUSP)] = 0xFF }
    #endif
  }
}
