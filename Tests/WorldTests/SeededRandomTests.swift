import Testing
import World

@Suite("Random numbers from a seed")
struct SeededRandomTests {
  @Test func `seed 1234567 gives the published numbers of SplitMix64`() {
    // https://rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64
    #expect(
      numbers(5, seed: 1_234_567) == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @MainActor
  @Test func `two virtual worlds of one seed throw the same dice, and one of another seed does not`() {
    func dice(_ world: VirtualWorld) -> [Int] { (0..<10).map { _ in Int.random(in: 1...6, using: &world.random) } }
    let dice42 = dice(VirtualWorld(seed: 42))
    #expect(dice42.allSatisfy { (1...6).contains($0) })
    #expect(dice(VirtualWorld(seed: 42)) == dice42)
    #expect(dice(VirtualWorld(seed: 43)) != dice42)
    #expect(VirtualWorld(seed: 42).seed == 42)
  }

  private func numbers(_ count: Int, seed: UInt64) -> [UInt64] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in random.next() }
  }
}
