import Stage
import Workshop
import World

/// An answer that arrives after the answer to a newer load.
enum OvertakenAnswer: Exercise {
  typealias Place = Fetching

  static let reference = [Way("reference", Fetching.Reference.self)]

  static let rules = Rule<Fetching>.all(
    in: """
      What is shown is the answer to the last load, in whatever order the answers come.
        replace address "a.test"
        tap load
        replace address "b.test"
        tap load
        event answer b.test "B"
        expect text "B"
        event answer a.test "A"
        expect text "B"
      look at: Two requests are under way, and each has its own closure. What becomes of the first at the second tap?

      The answer to an old load is not the end of the new one.
        replace address "a.test"
        tap load
        replace address "b.test"
        tap load
        event answer a.test "A"
        expect activity on
        expect text ""
      look at: Which call ends the loading on the screen, and for which load?

      One request is under way at most: the old one is called off.
        replace address "a.test"
        tap load
        replace address "b.test"
        tap load
      expected: 1 under way
      look at: An unwanted answer still uses the network. The view model has the task in a property.
      """, of: { "\($0.world.scriptedNetwork.livingCount) under way" })
}
