/// A number that changes when the pipelines of the first seeds do.
public struct PipelineFingerprint: CustomStringConvertible {
  /// The number in hexadecimal digits.
  public let description: String

  /// The fingerprint of the pipelines of the first `count` seeds.
  public init(count: Int) {
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv: `Hasher` differs from run to run.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for seed in 0..<UInt64(count) {
      for byte in Experiment(seed: seed).description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    description = String(hash, radix: 16)
  }
}
