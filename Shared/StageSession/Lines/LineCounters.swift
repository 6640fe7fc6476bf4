import ProcessMetrics
import Stage

/// The counters that the compiler puts into a build with `--enable-code-coverage`: how often each piece of code ran.
enum LineCounters {
  /// Whether this program has any.
  static var areBuiltIn: Bool { profile_size() > 0 }

  /// Sets all of them to zero.
  static func reset() { profile_reset() }

  /// How they stand, as a raw profile, which the tools of the compiler can read; nil if the runtime cannot tell.
  static func read() -> [UInt8]? {
    let size = profile_size()
    guard size > 0 else { return nil }
    var isWhole = false
    let profile = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      isWhole = buffer.withMemoryRebound(to: CChar.self) { profile_write($0.baseAddress) } == 0
      count = size
      if !isWhole { buffer.initialize(repeating: 0) }
    }
    return isWhole ? profile : nil
  }
}
