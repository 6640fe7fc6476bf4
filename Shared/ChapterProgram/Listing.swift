import Controls
import Stage
import Terminal

/// The controls and events of a chapter, and the language of its scripts: `--list`.
@MainActor struct Listing {
  private let chapter: any Chapter.Type
  private let step: Int

  init(_ chapter: any Chapter.Type, step: Int) {
    self.chapter = chapter
    self.step = step
  }

  var text: String {
    let steps = chapter.steps.indices.map { "  --step \($0 + 1)  \(chapter.steps[$0].title)" }
    let experiments = rows(chapter.experiments.map { ("--experiment \($0.name)", $0.summary) })
    let sections: [[String]] = [
      ["\(chapter.name): \(chapter.lesson)"],
      ["Steps"] + steps,
      ["Controls of step \(step)"] + chapter.steps[step - 1].controls,
      ["Events of step \(step)"] + chapter.steps[step - 1].eventLines,
      ["Lines of a script", Grammar.text.indented],
    ]
    let all = experiments.isEmpty ? sections : sections + [["Experiments"] + experiments]
    let texts: [String] = all.map { $0.joined(separator: "\n") }
    return texts.joined(separator: "\n\n") + "\n"
  }
}

extension Scene {
  fileprivate static var controls: [String] {
    let views = makeScreen().visibleViews.map { view in
      let appearance = view.appearance
      let title = appearance.title.map { " \(quoted($0))" } ?? ""
      return (appearance.identifier, appearance.kind.rawValue + title)
    }
    return rows(views + laterIdentifiers.map { ($0, "comes later") })
  }

  fileprivate static var eventLines: [String] {
    events.isEmpty ? ["  none"] : rows(events.map { (([$0.name] + $0.parameters).joined(separator: " "), $0.summary) })
  }

}

nonisolated private func rows(_ pairs: [(String, String)]) -> [String] {
  let width = pairs.map(\.0.displayWidth).max() ?? 0
  return pairs.map { "  \($0.padded(to: width))  \($1)" }
}

nonisolated extension String {
  /// Each line moved two columns to the right, without the last line break.
  fileprivate var indented: String {
    split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
