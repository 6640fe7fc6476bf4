import Stage

extension ButtonTapChapter {
  static let claims: [Claim] = [
    Claim("With Rx, a further button costs one line.") { _ in
      let original = try SourceFile(contentsOf: "Original.swift")
      let handlers = original.lineCount(of: "Handlers") ?? 0
      let subscriptions = original.lineCount(of: "Subscriptions") ?? 0
      // Four buttons each; the initializer around the subscriptions, two lines, is no button's.
      let perButton = [handlers / 4, (subscriptions - 2) / 4]
      let growths = try growths()
      return Finding(
        [
          "the sources, target–action: \(perButton[0]) lines a button",
          "the sources, Rx: \(perButton[1]) lines a button",
          "here, for three buttons more:",
        ] + growths.map { "  \($0.key): \($0.value.text)" },
        holds: perButton[1] == 1 || growths.contains { $0.key == "Rx" && $0.value.lines == 3 },
        "Count the places that you must not forget, too: they are what a further button costs.")
    }
  ]

  /// What three more buttons cost each way.
  static func growths() throws -> KeyValuePairs<String, Growth> {
    func growth(_ way: String) throws -> Growth {
      try Growth(
        from: "\(way).swift", to: "\(way)+FourButtons.swift", renamed: ["FourButtonsScreen": "OneButtonScreen"])
    }
    return try [
      "Callback": growth("Callback"), "Delegate": growth("Delegate"), "Observer": growth("Observer"),
      "Rx": growth("Rx"),
    ]
  }
}
