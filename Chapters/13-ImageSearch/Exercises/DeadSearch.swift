import Stage
import Workshop
import World

/// An error that ends not one search, but searching.
enum DeadSearch: Exercise {
  typealias Place = Searching

  static let rules = Rule<Searching>.all(
    in: """
      A search brings its images, and a second one others.
        replace query "cats"
        tap search
        wait 1s
        expect images rows 60
        replace query "R&B"
        tap search
        wait 1s
        expect images rows 3
      look at: Which stream begins a search, and which one emits its result?

      A search makes one request, however many subscribers there are.
        replace query "cats"
        tap search
      expected: 1 request
      look at: Each subscription begins a chain anew, unless the chain is shared.

      Trouble is shown, and the earlier images stay.
        replace query "R&B"
        tap search
        wait 1s
        tap search
        event answer last 429
        expect error "The search engine was asked too often: try again later."
        expect images rows 3
      look at: An error has to become an element before a driver can show it.

      After trouble the next search works.
        replace query "cats"
        tap search
        event answer first cut
        expect error "No answer: the connection was lost."
        tap search
        wait 1s
        expect images rows 60
      look at: A stream ends with its error. Where is it caught: in the stream of one search, or in that of all?
      """, of: \.requests)
}
