import Foundation
import Stage
import World

@testable import Articles

/// Moments at which a screen may go: at once, while pages are under way, at rest, with an article open, and back from it.
let lives: [[Input]] = [
  [], [.wait(.milliseconds(600)), .scroll("articles"), .paste("search", text: "rx")],
  [.wait(.seconds(2)), .paste("search", text: "rx"), .wait(.seconds(1))],
  [.wait(.seconds(2)), .select("articles", row: 3), .wait(.seconds(1))],
  [.wait(.seconds(2)), .select("articles", row: 3), .tap("done"), .tap("refresh")],
]

/// A screen of the second step after `inputs`.
func pane(after inputs: [Input], _ pattern: Pattern) throws -> Pane<ArticlesChapter> {
  let pane = try Pane(ArticlesChapter.self, ArticlesChapter.way(pattern))
  for input in inputs { try pane.perform(input) }
  return pane
}

/// All that it has asked for after `inputs`.
func calls(after inputs: [Input], _ pattern: Pattern) throws -> [ScriptedNetwork.Call] {
  let pane = try pane(after: inputs, pattern)
  // Without the pane, what is under way would be called off.
  return withExtendedLifetime(pane) { pane.world.scriptedNetwork.calls }
}

/// The queries of the pages that were asked for.
func pagesAsked(after inputs: [Input], _ pattern: Pattern) throws -> [String] {
  try calls(after: inputs, pattern).compactMap { $0.request.url.query() }
}

/// How it stands with the pages that were asked for.
func pageStates(after inputs: [Input], _ pattern: Pattern) throws -> [ScriptedNetwork.Call.State] {
  try calls(after: inputs, pattern).filter { $0.request.url.query() != nil }.map(\.state)
}

/// The pictures that were asked for, and how it stands with them.
func picturesAsked(
  after inputs: [Input], _ pattern: Pattern
) throws -> [(name: String, state: ScriptedNetwork.Call.State)] {
  try calls(after: inputs, pattern).filter { $0.request.url.query() == nil }.map {
    ($0.request.url.lastPathComponent, $0.state)
  }
}
