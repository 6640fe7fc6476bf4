import Stage
import Workshop
import World

/// The callback way's search, rewritten with tasks.
enum SearchInTasks: Exercise {
  typealias Place = ImageSearchChapter

  static let rules: [Rule<ImageSearchChapter>] = [
    Rule(
      "A search shows that it is under way, and then its images.",
      script: """
        replace query "cats"
        tap search
        expect activity on
        expect search disabled
        wait 1s
        expect activity off
        expect images rows 60
        """,
      advice: "Is the task begun on the world's executor, and does it show what came?"),
    Rule(
      "Trouble is told, and the next search works.",
      script: """
        replace query "R&B"
        tap search
        event answer last 429
        expect error "The search engine was asked too often: try again later."
        tap search
        expect error ""
        event fail last refused
        expect error "No answer: the host refuses the connection."
        submit query
        wait 1s
        expect images rows 3
        """,
      advice: "What is thrown has to be caught where it can be shown; `SearchTrouble` takes an error of any kind."),
    Rule(
      "What was cancelled is neither under way nor heard of.",
      script: """
        replace query "cats"
        tap search
        wait 500ms
        tap cancel
        expect activity off
        expect error ""
        wait 2s
        expect images rows 0
        """,
      expects: "0 requests under way",
      advice: "A task that is cancelled goes on, with an error. Is that trouble, or what was asked for?",
      of: \.requestsUnderWay),
    Rule(
      "A request is made once, whoever asks twice.",
      script: """
        replace query "cats"
        tap search
        submit query
        """,
      expects: "1 request",
      advice: "Who asks `isEnabled`, and does it know of the task?",
      of: \.requests),
    Rule(
      "A search ends with its screen.",
      advice:
        "A task goes on without its handle. Who cancels it, and is there anybody who keeps the controller until then?"
    ) { way in
      let inputs = [Input.replace("query", text: "cats"), .tap("search")]
      let pane = try Pane(ImageSearchChapter.self, way)
      for input in inputs { try pane.perform(input) }
      try pane.close()
      guard pane.world.scriptedNetwork.livingCount > 0 else { return nil }
      let script = inputs.map(\.description) + ["# and the screen is closed"]
      return Breach(script: script, expected: "0 requests under way", found: "1 request under way")
    },
  ]
}
