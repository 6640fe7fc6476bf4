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
      advice: "Does the task run on the world's executor, and does it show its result?"),
    Rule(
      "Trouble is shown, and the next search works.",
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
      advice: "Catch an error where you can show it; `SearchTrouble` takes an error of any kind."),
    Rule(
      "A cancelled search is no longer under way, and shows no result.",
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
      advice: "A cancelled task continues, with an error. Is that trouble, or what you asked for?",
      of: \.requestsUnderWay),
    Rule(
      "A second trigger makes no second request.",
      script: """
        replace query "cats"
        tap search
        submit query
        """,
      expects: "1 request",
      advice: "Where is `isEnabled` checked, and does it depend on the task?",
      of: \.requests),
    Rule(
      "A search ends with its screen.",
      advice:
        "A task continues without its handle. What cancels it, and does it retain the controller until then?"
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
