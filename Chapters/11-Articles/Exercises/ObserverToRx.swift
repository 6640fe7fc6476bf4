import Stage
import Workshop

/// What the observer's way does, in a stream.
enum ObserverToRx: Exercise {
  typealias Place = LateAnswer.Place

  static let reference = LateAnswer.reference

  static let rules: [Rule<LateAnswer.Place>] = [
    LateAnswer.found, LateAnswer.trouble,
    Rule(
      "Whoever looks for something else does not want the answer of before.",
      script: """
        replace search "rx"
        submit search
        replace search "tested"
        submit search
        expect found "Searching …"
        wait 3s
        expect found "tested: 16 articles"
        """,
      advice: "There are three operators that make streams of elements: which of them forgets the one before?"),
    Rule(
      "A search is asked for once, and the one before is called off.",
      script: """
        replace search "rx"
        submit search
        submit search
        """,
      expects: "1 request under way",
      advice: "To dispose is to cancel, as far as the request is part of the stream.",
      of: \.requestsUnderWay),
  ]
}
