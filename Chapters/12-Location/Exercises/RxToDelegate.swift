import Stage
import Workshop

/// Delegates in place of the stream.
enum RxToDelegate: Exercise {
  typealias Place = OneReader

  static let rules = Rule<OneReader>.all(
    in: """
      The screen shows at once whether location is on, and the position when there is one.
        expect off hidden
        expect in-use "location in use"
        expect position "Lat: 35.6586 / Lon: 139.7454"
      look at: In the stream, `startWith` and `onSubscribed` do that. Which method takes their place?

      The position follows the receiver, and a failure is shown until the next position.
        event position 51.4779 0
        expect position "Lat: 51.4779 / Lon: 0.0000"
        event fail network
        expect failure "Finding the position needs the network."
        event position 1 2
        expect failure ""
        expect position "Lat: 1.0000 / Lon: 2.0000"
      look at: `scan` stores the readout, and makes the next one of it. What stores it here?

      When the owner denies access, location is off; when the owner allows it, location is on again.
        event authorize denied
        expect off visible
        expect in-use ""
        event authorize authorizedWhenInUse
        expect off hidden
        expect in-use "location in use"
      look at: Three streams are merged there: here three methods of the manager's delegate call one.
      """)
}
