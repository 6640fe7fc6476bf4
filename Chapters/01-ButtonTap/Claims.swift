import Controls
import Stage

extension ButtonTapChapter {
  static let claims: [Claim] = [
    Claim("With IBAction, each further button adds a function.", at: SourcePlace(.book, 335)) { _ in
      let growth = try growth(from: "One action", to: "Three actions")
      return Finding(
        [ObservedValue("functions for two more buttons", growth.methods, claimed: 2)],
        "The function is one of two things to remember: it also has to be connected to its button.")
    },
    Claim(
      "The Rx version does exactly the same as the version with IBAction.", at: SourcePlace(.book, 380),
      script: """
        tap login
        tap login
        """
    ) { script in
      let versions = [
        Way("IBAction", OriginalWay.OneAction.self), Way("Rx", OriginalWay.OneSubscription.self),
      ]
      let seen = try observations(script, on: OneButton.self, versions) { quoted($0.screen.message.text ?? "") }
      return Finding(same: seen, "Each tap sets the label, and nothing else does.")
    },
    Claim("For one button, the Rx version is the longer one.", at: SourcePlace(.book, 382)) { _ in
      let action = try lines("One action")
      return Finding(
        [
          ObservedValue("lines within the class, with IBAction", action),
          ObservedValue(
            "lines within the class, with Rx, without super.viewDidLoad()", try lines("One subscription"),
            claimed: "more than \(action)"
          ) { $0 > action },
        ],
        "The subscription needs four lines, and a property, a bag and `viewDidLoad` around it.")
    },
    Claim(
      "With Rx, each further button adds only one line: the property that belongs to it.", at: SourcePlace(.book, 382)
    ) { _ in
      let actions = try growth(from: "One action", to: "Three actions")
      let subscriptions = try growth(from: "One subscription", to: "Four subscriptions")
      let growths = try Growth.ofEachWay(to: "FourButtons", renamed: ["FourButtonsScreen": "OneButtonScreen"])
      return Finding(
        ["here, for three more buttons:"] + growths.map { "  \($0.way): \($0.growth.text)" }
          + ["the source's versions:"],
        [
          ObservedValue("  lines a further button, IBAction", actions.lines / 2),
          ObservedValue("  lines a further button, Rx", subscriptions.lines / 3, claimed: 1),
        ],
        """
        The property is one line; the subscription takes four more. In both versions each button also has to be \
        connected in Interface Builder: to its function in one, to its property in the other.
        """)
    },
  ]

  /// The growth of the source's code from one part of `Original.swift` to another.
  private static func growth(from smaller: String, to larger: String) throws -> Growth {
    let file = try SourceFile(contentsOf: "Original.swift")
    let texts = [smaller, larger].map { (file.part($0) ?? []).joined(separator: "\n") }
    return Growth(fromText: texts[0], toText: texts[1])
  }

  private static func lines(_ part: String) throws -> Int {
    try SourceFile(contentsOf: "Original.swift").lineCount(of: part) ?? 0
  }
}
