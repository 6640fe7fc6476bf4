/// Random numbers that can be had again: the same seed gives the same sequence, everywhere and always.
///
/// SplitMix64, by G. L. Steele Jr., D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators"
/// (OOPSLA 2014), with the constants of S. Vigna's reference code, https://prng.di.unimi.it/splitmix64.c.
/// Good dice, no secrets.
public struct SeededRandom: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// A generator at the beginning of the sequence of `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number of the sequence; all 64-bit numbers are equally likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
