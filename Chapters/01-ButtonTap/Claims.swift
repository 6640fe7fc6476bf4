import Stage

extension ButtonTapChapter {
  static let claims: [Claim] = [
    Claim("With Rx, a further button costs one line.") { _ in
      let original = try SourceFile(contentsOf: "Original.swift")
      let buttons = 4
      let handler = (original.lineCount(of: "Handlers") ?? 0) / buttons
      let subscription = (original.lineCount(of: "Subscriptions") ?? 0) / buttons
      let growths = try Growth.ofEachWay(to: "FourButtons", renamed: ["FourButtonsScreen": "OneButtonScreen"])
      return Finding(
        [
          "the sources, target–action: \(handler) lines a button, and a connection in the storyboard",
          "the sources, Rx: \(subscription) lines a button",
          "here, for three buttons more:",
        ] + growths.map { "  \($0.way): \($0.growth.text)" },
        holds: subscription == 1,
        "Count the places that you must not forget, too: they are what a further button costs.")
    }
  ]
}
