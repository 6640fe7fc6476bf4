import Controls
import Stage

extension ImageSearchChapter {
  static let traps: [Claim] = [
    Claim(
      "The work of an action may be a method of the object that owns the action.",
      script: """
        replace query "cats"
        tap search
        """
    ) { script in
      let inputs = try Script(parsing: script, name: "claim").inputs
      let ways = [Way("a method", TrapWay.Captured.self), Searching.way(.rx)]
      return Finding(
        try ways.map { way in
          let faults = try LifetimeChecker(Searching.self, after: inputs).check(way).map { "\($0)" }
          let left = faults.isEmpty ? "nothing" : faults.joined(separator: "; ")
          return Observation("\(way.name), left when the screen goes", left, claimed: "nothing")
        },
        """
        `workFactory: work` is `self.work`: the action holds its owner, and the owner the action with its request. Let the \
        work capture only what it needs.
        """)
    },
    Claim("The dispose bag ends every binding of a controller.") { _ in
      let ways = [Way("rx.action alone", TrapWay.Unbound.self), way(.rx)]
      return Finding(
        try ways.map { way in
          let pane = try Pane(Self.self, way)
          try pane.close()
          let listeners = pane.screen.cancel.connectionCount
          return Observation("\(way.name), listeners of the closed screen's button", listeners, claimed: 0)
        },
        """
        `rx.action` has a bag of its own, which belongs to the button. It ends with the button, or when you set another \
        action or `nil`.
        """)
    },
    Claim("A second trigger and a way to cancel cost one line each.") { _ in
      let growths = try Pattern.allCases.map { pattern in
        let way = pattern.fileName
        let viewModel = try Growth(
          from: "\(way).swift", to: "\(way)+Cancelling.swift", renamed: ["\(way)Way.Action": "Action"])
        let controller = try Growth(
          from: "\(way)/\(way)Controller.swift", to: "\(way)/\(way)Controller+Cancelling.swift",
          renamed: ["CancellingScreen": "ImageSearchScreen", "searchRequested": "searchTapped"])
        return (way, viewModel, controller)
      }
      return Finding(
        growths.flatMap { way, viewModel, controller in
          ["\(way), view model: \(viewModel.text)", "\(way), controller: \(controller.text)"]
        },
        growths.map { way, viewModel, controller in
          Observation("\(way), lines in all", viewModel.lines + controller.lines, claimed: 2)
        },
        """
        You can give an action of your own a method that stops its work. RxCommunity's action has none: its work has to end \
        at a signal, and another action sends that signal.
        """)
    },
  ]
}
