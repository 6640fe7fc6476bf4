import Stage
import Workshop

/// The search of the exercise before, written as a stream.
enum ObserverToRx: Exercise {
  typealias Place = LateAnswer.Place

  static let reference = LateAnswer.reference

  static let rules: [Rule<LateAnswer.Place>] = [
    LateAnswer.found, LateAnswer.trouble,
    Rule(
      "A new search drops the answer to the one before.",
      script: """
        replace search "rx"
        submit search
        replace search "tested"
        submit search
        expect found "Searching …"
        wait 3s
        expect found "tested: 16 articles"
        """,
      advice: "Three operators make a stream of each element: which of them disposes the one before?"),
    Rule(
      "A search makes one request, and the request before is cancelled.",
      script: """
        replace search "rx"
        submit search
        submit search
        """,
      expects: "1 request under way",
      advice: "Disposing cancels, as far as the request is part of the stream.",
      of: \.requestsUnderWay),
  ]
}
