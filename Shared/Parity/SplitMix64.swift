/// A reproducible random number generator: the same seed and number of a sequence give the same numbers.
///
/// G. L. Steele Jr., D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA 2014), with the constants
/// of S. Vigna's reference code, https://prng.di.unimi.it/splitmix64.c.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Begins at a number of a seed's own sequence, so that no sequence continues another one.
  init(seed: UInt64, sequence: Int) {
    var seeds = SplitMix64(seed: seed ^ SplitMix64.mixed(UInt64(truncatingIfNeeded: sequence)))
    state = seeds.next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
