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
      "The visible height is told when it changes.",
      script: """
        event keyboard-show 291
        event keyboard-hide
        event hardware-keyboard 0
        """
    ) { script in
      let seen = try observations(script, on: StandingBar.self, [belowTheTop, ours]) { pane in
        counted(pane.frames.flatMap(\.changes).count { $0.identifier == "visible-height" }, "time")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "Two frames may take away the same height. The original tells it with each frame; ours once.")
    },
    Claim(
      "The visible height is what the keyboard takes away.",
      script: """
        event keyboard-show 291
        event undock
        event split
        event dock
        event hardware-keyboard 55
        """
    ) { script in
      let seen = try observations(script, on: StandingBar.self, [belowTheTop, ours]) { pane in
        pane.screen.visibleHeight.text ?? ""
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "All that is below the top edge is too much once the keyboard floats: the bar would float with it.")
    },
  ]

  static let traps: [Claim] = [
    Claim(
      "Moving the list by `willShowVisibleHeight` keeps the last message in sight.",
      script: """
        event keyboard-show 291
        event keyboard-resize 346
        """
    ) { script in
      let seen = try observations(
        script, on: StandingBar.self, [Way("shifting", OriginalWay.Shifting.self), ours]
      ) { $0.snapshot["messages"]?.scrolling?.lastVisibleLine ?? "none" }
      return Finding(
        seen.table, holds: seen.isSame,
        "It only speaks when the keyboard comes up: a keyboard that grows covers the end of the list.")
    },
    Claim(
      "What `rx.text` said last is what stands in the field.",
      script: """
        paste draft "Hi"
        tap send
        tap send
        """
    ) { script in
      let seen = try observations(
        script, on: StandingBar.self, [Way("latest text", OriginalWay.LatestText.self), ours]
      ) { counted($0.screen.messages.lines.count, "message") }
      return Finding(
        seen.table, holds: seen.isSame,
        "A field that is emptied in code says nothing: the second tap sends \"Hi\" again. Ask the field, or a relay.")
    },
    Claim("An observation ends when nobody holds its token.", script: "event keyboard-show 291") { script in
      let ways = [Way("forgetful", OriginalWay.Forgetful.self)] + StandingBar.ways
      let heard = try ways.map { way in (way.name, try heardAfterTheEnd(of: way, script)) }
      return Finding(
        heard.map { "\($0) heard \(counted($1, "notification")) when its screen had gone" },
        holds: heard.allSatisfy { $0.1 == 0 },
        "The centre holds the closure until the token comes back. A weak self only makes it do nothing, for ever.")
    },
    Claim("A screen that opens while the keyboard is up makes room for it.") { _ in
      let controllers: [any Wiring<KeyboardScreen>.Type] = [
        StandingBar.Callback.self, StandingBar.Delegate.self, StandingBar.Observer.self, StandingBar.Rx.self,
      ]
      let bottoms = controllers.map { bottomOfALatecomer($0) }
      return Finding(
        ["the keyboard begins at 889"]
          + zip(Pattern.allCases, bottoms).map { "\($0.rawValue): the bar ends at \(KeyboardText.length($1))" },
        holds: bottoms.allSatisfy { $0 == 889 },
        "Notifications are no state: who comes late has missed them. RxKeyboard listens from the start of the app on.")
    },
    Claim("A finger that pushes the keyboard costs each way the same.") { _ in
      let growths = try Growth.ofEachWay(to: "Dragging", renamed: ["DraggingScreen": "KeyboardScreen"])
      let ready = counted(try linesForTheFinger(in: "../../Shared/RxCommunity/Keyboard/RxKeyboard.swift"), "line")
      return Finding(
        growths.map { "\($0.way): \($0.growth.text), \(counted($0.growth.methods, "method"))" }
          + ["RxKeyboard, in step 1 already: \(ready)"],
        holds: Set(growths.map(\.growth.lines)).count == 1,
        """
        Where the keyboard is a stream already, the finger is one more that is merged into it. That costs Rx less, but not \
        as little as its way shows: the library had paid its part before.
        """)
    },
  ]

  private static let ours = StandingBar.way(.rx)
  private static let belowTheTop = Way("original", OriginalWay.BelowTheTop.self)

  /// How many notifications a way takes in once it has been dropped.
  private static func heardAfterTheEnd(of way: Way<KeyboardScreen>, _ script: String) throws -> Int {
    let pane = try Pane(StandingBar.self, way)
    try pane.close()
    let (_, links) = try Trace.recording {
      for line in try Script(parsing: script, name: "claim").lines {
        if case .input(let input) = line.command { try pane.perform(input) }
      }
    }
    return links.count { $0.sender == "notifications" && $0.receiver == "observer" }
  }

  /// How many lines of a file, given relative to this one's folder, name what comes from the finger.
  private static func linesForTheFinger(in path: String, beside source: String = #filePath) throws -> Int {
    let file = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent(path)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .count { $0.contains(/\b(pan|dragged)\b/) && !$0.contains("//") }
  }

  /// Where the bar of a way ends that is wired when the keyboard is already up, 291 high.
  private static func bottomOfALatecomer(_ controller: any Wiring<KeyboardScreen>.Type) -> CGFloat {
    let world = VirtualWorld()
    return World.$current.withValue(world) {
      let screen = KeyboardScreen()
      screen.keyboard(in: world).show(height: 291)
      return withExtendedLifetime(controller.init(screen, world)) { screen.composer.frame.maxY }
    }
  }
}
