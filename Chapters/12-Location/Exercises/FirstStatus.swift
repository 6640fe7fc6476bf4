import Stage
import Workshop

/// A stream of changes, which lacks the first status.
enum FirstStatus: Exercise {
  typealias Place = OneReader

  static let rules: [Rule<OneReader>] = [
    Rule(
      "Before anything has changed it is known whether location is on.",
      script: """
        expect in-use "location in use"
        expect off hidden
        expect position "Lat: 35.6586 / Lon: 139.7454"
        """,
      advice: "`didChangeAuthorization` is a stream of changes. What if nothing changes?"),
    Rule(
      "When the owner says no, location is off, and on again when he says yes.",
      script: """
        event authorize denied
        expect off visible
        event authorize authorizedAlways
        expect off hidden
        expect position "Lat: 35.6586 / Lon: 139.7454"
        """,
      advice: "A first value must not take the place of the changes that follow it."),
  ]
}
