import Controls
import Foundation
import Stage
import World

@testable import Articles

/// Inputs after which a screen may close: at once, while pages are under way, at rest, with an article open, and back from
/// it.
let lives: [[Input]] = [
  [], [.wait(.milliseconds(600)), .scroll("articles"), .paste("search", text: "rx")],
  [.wait(.seconds(2)), .paste("search", text: "rx"), .wait(.seconds(1))],
  [.wait(.seconds(2)), .select("articles", row: 3), .wait(.seconds(1))],
  [.wait(.seconds(2)), .select("articles", row: 3), .tap("done"), .tap("refresh")],
]

/// Returns a screen of the second step after `inputs`.
func pane(after inputs: [Input], _ pattern: Pattern) throws -> Pane<ArticlesChapter> {
  try Pane(ArticlesChapter.self, ArticlesChapter.way(pattern), after: inputs)
}

/// Returns the requests that it has made after `inputs`.
func calls(after inputs: [Input], _ pattern: Pattern) throws -> [ScriptedNetwork.Call] {
  let pane = try pane(after: inputs, pattern)
  // Without the pane, the requests under way would be cancelled.
  return withExtendedLifetime(pane) { pane.world.scriptedNetwork.calls }
}

/// Returns the queries of the requested pages.
func pagesAsked(after inputs: [Input], _ pattern: Pattern) throws -> [String] {
  try calls(after: inputs, pattern).compactMap { $0.request.url.query() }
}

/// Plays a script on both steps, and returns the queries of the pages that it requests on the second one.
func pagesAsked(playing script: String, _ pattern: Pattern) async throws -> [String] {
  try await play(script, on: ArticlesChapter.steps, pattern)
  return try pagesAsked(after: Script(parsing: script, name: pattern.rawValue).inputs, pattern)
}

/// Returns the states of the requests for pages.
func pageStates(after inputs: [Input], _ pattern: Pattern) throws -> [ScriptedNetwork.Call.State] {
  try calls(after: inputs, pattern).filter { $0.request.url.query() != nil }.map(\.state)
}

/// Returns the requested pictures with the states of their requests, as `aki living`.
func picturesAsked(after inputs: [Input], _ pattern: Pattern) throws -> [String] {
  try calls(after: inputs, pattern).filter { $0.request.url.query() == nil }.map {
    "\($0.request.url.lastPathComponent) \($0.state)"
  }
}

extension ArticlesScreen {
  /// Replaces the text of the field and asks at once, without the pause after typing.
  func search(for text: String) {
    search.touch()
    search.selectAll()
    search.insert(text)
    refresh.tap()
  }
}
