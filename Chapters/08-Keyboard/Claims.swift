import Controls
import Foundation
import Models
import Services
import Stage
import Trace
import World

extension KeyboardChapter {
  static let claims: [Claim] = [
    Claim(
      "With RxKeyboard, a view can sit on top of the keyboard, and a view or a scroll view can move with its height.",
      at: SourcePlace(.book, 2807),
      script: """
        event keyboard-show 291
        event keyboard-resize 346
        event rotate
        event keyboard-hide
        """
    ) { script in
      let seen = try observations(script, on: StandingBar.self, [rxKeyboard]) { pane in
        let (screen, last) = (pane.screen, pane.snapshot["messages"]?.scrolling?.lastVisibleLine ?? "none")
        let gap = screen.composer.frame.maxY - (screen.keyboard?.place.frame.minY ?? screen.bounds.maxY)
        return "bar \(gap == 0 ? "on" : "off") the keyboard, \(last)"
      }
      let places = Set(seen.rows.flatMap(\.details))
      return Finding(
        seen.table,
        [ObservedValue("places of the bar and the list", places, claimed: ["bar on the keyboard, Message 30"])],
        "This is true while the keyboard is docked at the bottom of the screen. For a floating one, see the findings.")
    }
  ]

  static let findings: [Claim] = [
    Claim(
      "RxKeyboard emits the visible height only when it changes.",
      script: """
        event keyboard-show 291
        event keyboard-hide
        event hardware-keyboard 0
        """
    ) { script in
      let seen = try observations(script, on: StandingBar.self, [rxKeyboard, ours]) { pane in
        counted(pane.frames.flatMap(\.changes).count { $0.identifier == "visible-height" }, "time")
      }
      return Finding(
        same: seen,
        """
        RxKeyboard emits only distinct frames, but two frames may cover the same height. Ours emits each height \
        once.
        """)
    },
    Claim(
      "RxKeyboard's visible height is the height that the keyboard covers at the bottom.",
      script: """
        event keyboard-show 291
        event undock
        event split
        event dock
        event hardware-keyboard 55
        """
    ) { script in
      let seen = try observations(script, on: StandingBar.self, [rxKeyboard, ours]) { pane in
        pane.screen.visibleHeight.text ?? ""
      }
      return Finding(
        same: seen,
        """
        RxKeyboard counts everything below the keyboard's top edge. That is too much once the keyboard floats: the bar \
        would float with it.
        """)
    },
  ]

  static let traps: [Claim] = [
    Claim(
      "Moving the list by `willShowVisibleHeight` keeps the last message visible.",
      script: """
        event keyboard-show 291
        event keyboard-resize 346
        """
    ) { script in
      let seen = try observations(script, on: StandingBar.self, [Way("shifting", TrapWay.Shifting.self), ours]) {
        $0.snapshot["messages"]?.scrolling?.lastVisibleLine ?? "none"
      }
      return Finding(
        same: seen,
        "It emits only when the keyboard appears: a keyboard that grows covers the end of the list.")
    },
    Claim(
      "The latest element of `rx.text` is the text in the field.",
      script: """
        paste draft "Hi"
        tap send
        tap send
        """
    ) { script in
      let seen = try observations(script, on: StandingBar.self, [Way("latest text", TrapWay.LatestText.self), ours]) {
        counted($0.screen.messages.lines.count, "message")
      }
      return Finding(
        same: seen,
        """
        A field that is cleared in code emits nothing, so the second tap sends "Hi" again. Read the field, or keep the \
        text in a relay.
        """)
    },
    Claim("An observation ends when its token is deallocated.", script: "event keyboard-show 291") { script in
      let ways = [Way("never removed", TrapWay.Forgetful.self)] + StandingBar.fourWays
      return Finding(
        try ways.map { way in
          ObservedValue(
            "notifications received after the screen has closed, \(way.name)", try receivedAfterClosing(way, script),
            claimed: 0)
        },
        "The centre retains the closure until you remove the token. With a weak self, each call does nothing.")
    },
    Claim("A screen that opens while the keyboard is up makes room for it.") { _ in
      let controllers: [any Wiring<KeyboardScreen>.Type] = [
        StandingBar.Callback.self, StandingBar.Delegate.self, StandingBar.Observer.self, StandingBar.Rx.self,
      ]
      return Finding(
        zip(Pattern.allCases, controllers).map { pattern, controller in
          ObservedValue(
            "lower edge of the bar, \(pattern.rawValue)", KeyboardText.length(bottomOfLateScreen(controller)),
            claimed: KeyboardText.length(889))
        },
        """
        Notifications are not state: a late observer has missed them. RxKeyboard's `instance` starts observing when it \
        is first used, so access it when the app launches.
        """)
    },
    Claim("Dismissing the keyboard by dragging takes the same number of lines in each way.") { _ in
      let growths = try Growth.ofEachWay(to: "Dragging", renamed: ["DraggingScreen": "KeyboardScreen"])
      let ready = counted(try linesForTheFinger(in: "../../Shared/RxServices/RxKeyboard.swift"), "line")
      return Finding(
        growths.map { "\($0.way): \($0.growth.text), \(counted($0.growth.methods, "method"))" }
          + ["already in RxKeyboard, in step 1: \(ready)"],
        [ObservedValue("different numbers of lines", Set(growths.map(\.growth.lines)).count, claimed: 1)],
        """
        In Rx the keyboard is already a stream, and the drag is one more stream to merge. That takes fewer lines, but \
        the Rx way does not show all of them: some were already in the library.
        """)
    },
  ]

  static let additions = [
    "a keyboard that floats, is split, or is replaced by a hardware keyboard",
    "a height that is emitted only when it changes, and is 0 for a floating keyboard",
    "dismissing the keyboard by dragging",
  ]

  private static let ours = StandingBar.way(.rx)
  private static let rxKeyboard = Way("RxKeyboard", OriginalWay.VisibleHeight.self)

  /// Returns the number of notifications that a way receives after its screen has closed.
  private static func receivedAfterClosing(_ way: Way<KeyboardScreen>, _ script: String) throws -> Int {
    let pane = try Pane(StandingBar.self, way)
    try pane.close()
    let (_, links) = try Trace.recording {
      for input in try Script(parsing: script, name: "claim").inputs { try pane.perform(input) }
    }
    return links.count { $0.sender == "notifications" && $0.receiver == "observer" }
  }

  /// Returns the number of lines of code in a file that name the finger's input.
  private static func linesForTheFinger(in path: String) throws -> Int {
    try SourceFile(contentsOf: path).lines.count { $0.isCode && $0.contains(/\b(pan|dragged)\b/) }
  }

  /// Returns the lower edge of the bar on a screen that opens when the keyboard is already up, 291 high.
  private static func bottomOfLateScreen(_ controller: any Wiring<KeyboardScreen>.Type) -> CGFloat {
    let world = VirtualWorld()
    return World.$current.withValue(world) {
      let screen = KeyboardScreen()
      screen.keyboard(in: world).show(height: 291)
      return withExtendedLifetime(controller.init(screen, world)) { screen.composer.frame.maxY }
    }
  }
}
