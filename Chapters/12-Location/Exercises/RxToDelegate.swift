import Stage
import Workshop

/// What the stream does, told to a view.
enum RxToDelegate: Exercise {
  typealias Place = OneReader

  static let rules: [Rule<OneReader>] = [
    Rule(
      "Whether location is on is shown at once, and the position when it is there.",
      script: """
        expect off hidden
        expect in-use "location in use"
        expect position "Lat: 35.6586 / Lon: 139.7454"
        """,
      advice: "In the stream, `startWith` and `onSubscribed` see to that. When does a view subscribe?"),
    Rule(
      "The position follows the receiver, and trouble is told until there is one again.",
      script: """
        event position 51.4779 0
        expect position "Lat: 51.4779 / Lon: 0.0000"
        event fail network
        expect failure "Finding the position needs the network."
        event position 1 2
        expect failure ""
        expect position "Lat: 1.0000 / Lon: 2.0000"
        """,
      advice: "`scan` remembers the readout, and makes the next one of it. What remembers it here?"),
    Rule(
      "When the owner says no, location is off, and on again when he says yes.",
      script: """
        event authorize denied
        expect off visible
        expect in-use ""
        event authorize authorizedWhenInUse
        expect off hidden
        expect in-use "location in use"
        """,
      advice: "Three streams are merged there: three methods of the manager's delegate are three ways into one."),
  ]
}
