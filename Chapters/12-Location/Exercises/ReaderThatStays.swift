import Stage
import Workshop

/// A reader that looks away, and a receiver that goes on.
enum ReaderThatStays: Exercise {
  typealias Place = LocationChapter

  static let rules: [Rule<LocationChapter>] = [
    Rule(
      "The position and the trip are read while they are shown.",
      script: """
        expect position "Lat: 35.6586 / Lon: 139.7454"
        wait 5s
        tap read-trip
        wait 20s
        expect trip "Trip: 29 m"
        tap read-position
        expect position hidden
        tap read-position
        expect position visible
        """,
      advice: "Whoever shows something observes the readout, and says that he reads."),
    Rule(
      "When nobody reads any more, the receiver is not in use.",
      script: """
        tap read-position
        expect in-use ""
        tap read-position
        expect in-use "location in use"
        """,
      advice: "A property does not know who observes it. Who tells the view model that one reader less is there?"),
    Rule(
      "As long as one of two still reads, the receiver goes on.",
      script: """
        tap read-trip
        tap read-position
        expect in-use "location in use"
        tap read-trip
        expect in-use ""
        """,
      advice: "The view model counts readers by their names: does each of them say its own?"),
  ]
}
