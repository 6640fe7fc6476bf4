import Stage
import Workshop

/// A reader that stops without a word, and a receiver that continues.
enum ReaderThatStays: Exercise {
  typealias Place = LocationChapter

  static let rules = Rule<LocationChapter>.all(
    in: """
      The position and the trip are read while they are shown.
        expect position "Lat: 35.6586 / Lon: 139.7454"
        wait 5s
        tap read-trip
        wait 20s
        expect trip "Trip: 29 m"
        tap read-position
        expect position hidden
        tap read-position
        expect position visible
      look at: Each reader observes the readout, and reports that it reads.

      Without a reader the receiver is not in use.
        tap read-position
        expect in-use ""
        tap read-position
        expect in-use "location in use"
      look at: A property does not know its observers. Which line tells the view model that a reader stops?

      The receiver works as long as one of two readers is left.
        tap read-trip
        tap read-position
        expect in-use "location in use"
        tap read-trip
        expect in-use ""
      look at: The view model counts readers by their names: does each reader pass its own?
      """)
}
