import Controls
import Stage
import Testing
import Trace
import World

@testable import Keyboard

@Suite("08 Keyboard")
struct KeyboardTests {
  @Test(arguments: Pattern.allCases)
  func `the bar sits on top of the keyboard, and the list ends above the bar`(_ way: Pattern) async throws {
    try await play(
      """
      event keyboard-show 291
      expect frame "0, 889, 820 × 291"
      expect visible-height "covers 291"
      expect will-show "last came up to 291"
      expect is-hidden "shown"
      expect composer bottom 889
      expect messages inset 335
      expect messages last "Message 30"
      event keyboard-resize 346
      expect frame "0, 834, 820 × 346"
      expect composer bottom 834
      expect will-show "last came up to 291"
      event keyboard-hide
      expect frame "0, 1180, 820 × 346"
      expect composer bottom 1180
      expect will-show "last came up to 291"
      event keyboard-show 1180
      expect composer bottom 0
      expect messages last none
      event keyboard-show 0
      expect composer bottom 1180
      """, on: KeyboardChapter.steps, way)
  }

  @Test(arguments: Pattern.allCases)
  func `a floating keyboard takes no space from the layout`(_ way: Pattern) async throws {
    try await play(
      """
      event keyboard-show 291
      event undock
      expect frame "0, 771, 820 × 291"
      expect composer bottom 1180
      event split
      expect frame "0, 444, 820 × 291"
      expect composer bottom 1180
      event rotate
      expect frame "0, 264, 1180 × 291"
      expect composer bottom 820
      event dock
      expect frame "0, 529, 1180 × 291"
      expect composer bottom 529
      expect will-show "last came up to 291"
      """, on: KeyboardChapter.steps, way)
  }

  @Test(arguments: Pattern.allCases)
  func `a finger drags the keyboard down and up again; lifting it decides`(_ way: Pattern) async throws {
    try await play(
      """
      event drag 1000
      expect composer bottom 1180
      event release
      event keyboard-show 300
      event drag 500
      expect composer bottom 880
      event drag 1000
      expect composer bottom 1000
      expect frame "0, 1000, 820 × 300"
      event drag 940
      expect composer bottom 940
      event release
      expect composer bottom 880
      expect will-show "last came up to 300"
      event drag 1100
      event release
      expect composer bottom 1180
      expect frame "0, 1180, 820 × 300"
      event drag 900
      expect composer bottom 1180
      """, on: KeyboardChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `lifting the finger after a rotation moves nothing`(_ way: Pattern) async throws {
    try await play(
      """
      event keyboard-show 291
      event drag 1000
      event rotate
      expect composer bottom 529
      event release
      expect composer bottom 529
      event drag 820
      expect composer bottom 820
      event drag 600
      expect composer bottom 820
      event keyboard-resize 200
      expect composer bottom 620
      event release
      expect composer bottom 620
      """, on: KeyboardChapter.self, way)
  }

  @Test(
    arguments: [
      "keyboard-show x", "keyboard-show -1", "keyboard-show 1181", "keyboard-resize 1.5", "hardware-keyboard nan",
      "drag 99999999999999999999",
    ])
  func `an argument that is no height of this screen is reported`(_ event: String) throws {
    let words = event.split(separator: " ").map(String.init)
    let pane = try Pane(KeyboardChapter.self, KeyboardChapter.way(.callback))
    let bad = BadArgument("a whole number of points from 0 to 1180, the height of the screen")
    #expect(throws: PaneError.argument(bad)) { try pane.perform(.event(words[0], [words[1]])) }
  }

  @Test(arguments: Pattern.allCases)
  func `a closed screen receives no notifications or drags`(_ way: Pattern) throws {
    let pane = try Pane(KeyboardChapter.self, KeyboardChapter.way(way))
    func hearings() throws -> Int {
      let inputs: [Input] = [.event("keyboard-show", ["291"]), .event("drag", ["1000"]), .event("release", [])]
      let (_, links) = try Trace.recording { for input in inputs { try pane.perform(input) } }
      return links.count { $0.sender == "notifications" }
    }
    // Shown, and sprung back: each a change of the frame.
    #expect(try hearings() == 2)
    try pane.close()
    #expect(try hearings() == 0)
    #expect(pane.snapshot["composer"]?.bottom == 889)
    #expect(pane.screen.messages.connectionCount == 0)
  }

  @Test func `an observation whose token was dropped is detected, even without a visible effect`() throws {
    let faults = try LifetimeChecker(StandingBar.self, after: []).check(Way("never removed", TrapWay.Forgetful.self))
    #expect(
      faults.map(\.description) == [
        "after event keyboard-show 291 a listener is still notified: notifications.UIKeyboardWillChangeFrameNotification"
          + " → observer"
      ])
  }

  @Test func `the four ways are the same after every sequence of four inputs, or three with a finger`() throws {
    try StandingBar.checkParity(depth: 4, random: 50)
    try KeyboardChapter.checkParity(depth: 3, random: 100)
  }

  @Test func `nothing outlives its controller`() throws {
    for step in KeyboardChapter.steps { try step.checkLifetimes() }
  }
}
