import Stage
import Workshop

/// A delegate that no object retains.
enum NobodyListens: Exercise {
  typealias Place = OneReader

  static let rules: [Rule<OneReader>] = [
    Rule(
      "The position is there as soon as the receiver has one, and follows it.",
      script: """
        expect in-use "location in use"
        expect position "Lat: 35.6586 / Lon: 139.7454"
        event position 51.4779 0
        expect position "Lat: 51.4779 / Lon: 0.0000"
        """,
      advice: "The manager holds its delegate weakly. Who else holds it?"),
    Rule(
      "When the owner says no, location is off, and on again when he says yes.",
      script: """
        event authorize denied
        expect off visible
        expect position hidden
        event authorize authorizedWhenInUse
        expect off hidden
        """,
      advice: "The manager tells changes of what may be read to its delegate, as it tells positions."),
  ]
}
