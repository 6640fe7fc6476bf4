import Stage
import Workshop

/// A delegate that no object retains.
enum NobodyListens: Exercise {
  typealias Place = OneReader

  static let rules = Rule<OneReader>.all(
    in: """
      The position is shown as soon as the receiver has one, and follows it.
        expect in-use "location in use"
        expect position "Lat: 35.6586 / Lon: 139.7454"
        event position 51.4779 0
        expect position "Lat: 51.4779 / Lon: 0.0000"
      look at: The manager holds its delegate weakly. Which object retains it?

      When the owner denies access, location is off; when the owner allows it, location is on again.
        event authorize denied
        expect off visible
        expect position hidden
        event authorize authorizedWhenInUse
        expect off hidden
      look at: The manager notifies its delegate of the authorization, as of positions.
      """)
}
