import Stage
import Workshop
import World

/// An error that ends not one search, but searching.
enum DeadSearch: Exercise {
  typealias Place = Searching

  static let rules: [Rule<Searching>] = [
    Rule(
      "A search brings its images, and a second one others.",
      script: """
        replace query "cats"
        tap search
        wait 1s
        expect images rows 60
        replace query "R&B"
        tap search
        wait 1s
        expect images rows 3
        """,
      advice: "Which stream begins a search, and which one emits its result?"),
    Rule(
      "A search makes one request, however many subscribers there are.",
      script: """
        replace query "cats"
        tap search
        """,
      expects: "1 request",
      advice: "Each subscription begins a chain anew, unless the chain is shared.",
      of: \.requests),
    Rule(
      "Trouble is shown, and the earlier images stay.",
      script: """
        replace query "R&B"
        tap search
        wait 1s
        tap search
        event answer last 429
        expect error "The search engine was asked too often: try again later."
        expect images rows 3
        """,
      advice: "An error has to become an element before a driver can show it."),
    Rule(
      "After trouble the next search works.",
      script: """
        replace query "cats"
        tap search
        event answer first cut
        expect error "No answer: the connection was lost."
        tap search
        wait 1s
        expect images rows 60
        """,
      advice: "A stream ends with its error. Where is it caught: in the stream of one search, or in that of all?"),
  ]
}
