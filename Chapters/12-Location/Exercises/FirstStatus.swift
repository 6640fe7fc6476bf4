import Stage
import Workshop

/// A stream of changes without the first status.
enum FirstStatus: Exercise {
  typealias Place = OneReader

  static let rules = Rule<OneReader>.all(
    in: """
      The first frame shows whether location is on.
        expect in-use "location in use"
        expect off hidden
        expect position "Lat: 35.6586 / Lon: 139.7454"
      look at: `didChangeAuthorization` is a stream of changes. What if nothing changes?

      When the owner denies access, location is off; when the owner allows it, location is on again.
        event authorize denied
        expect off visible
        event authorize authorizedAlways
        expect off hidden
        expect position "Lat: 35.6586 / Lon: 139.7454"
      look at: A first value must not take the place of the changes that follow it.
      """)
}
