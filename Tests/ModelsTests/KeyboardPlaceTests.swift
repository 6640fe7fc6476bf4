import Foundation
import Models
import Testing

@Suite("Chapter 08: the place of the keyboard, and the space that it covers")
struct KeyboardPlaceTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 820, height: 1180)

  @Test(
    "only what reaches from side to side and down to the bottom takes room away",
    arguments: [
      ("docked", CGRect(x: 0, y: 889, width: 820, height: 291), 291),
      ("partly below the screen, as with real keys", CGRect(x: 0, y: 1125, width: 820, height: 291), 55),
      ("wholly below the screen", CGRect(x: 0, y: 1180, width: 820, height: 291), 0),
      ("far below the screen", CGRect(x: 0, y: 2000, width: 820, height: 291), 0),
      ("of no height", CGRect(x: 0, y: 1180, width: 820, height: 0), 0),
      ("undocked", CGRect(x: 0, y: 771, width: 820, height: 291), 0),
      ("a point above the bottom", CGRect(x: 0, y: 888, width: 820, height: 291), 0),
      ("split, in the middle", CGRect(x: 0, y: 444, width: 820, height: 291), 0),
      ("small, in a corner", CGRect(x: 500, y: 920, width: 320, height: 260), 0),
      ("wider than the screen", CGRect(x: -10, y: 889, width: 840, height: 291), 291),
      ("beginning above the screen", CGRect(x: 0, y: -20, width: 820, height: 1200), 1180),
      ("half a point high", CGRect(x: 0, y: 1179.5, width: 820, height: 0.5), 0.5),
    ] as [(String, CGRect, CGFloat)])
  func visibleHeight(_ name: String, _ frame: CGRect, _ height: CGFloat) {
    let place = KeyboardPlace(frame: frame, in: Self.bounds)
    #expect(place.visibleHeight == height)
    #expect(place.isHidden == (height == 0))
    #expect(place.isDocked == (height > 0))
  }

  @Test func `without a frame it is below the screen`() {
    let place = KeyboardPlace(in: Self.bounds)
    #expect(place.frame == CGRect(x: 0, y: 1180, width: 820, height: 0))
    #expect(place.isHidden)
  }

  @Test(
    arguments: [(0, 291, 291), (0, 0, nil), (291, 346, nil), (346, 291, nil), (291, 0, nil)]
      as [(CGFloat, CGFloat, CGFloat?)])
  func `it comes up only from being hidden`(_ old: CGFloat, _ new: CGFloat, _ height: CGFloat?) {
    let before = KeyboardPlace.docked(height: old, in: Self.bounds)
    #expect(KeyboardPlace.docked(height: new, in: Self.bounds).willShowVisibleHeight(after: before) == height)
  }

  @Test(
    arguments: [(0, 291), (888, 291), (889, 291), (1000, 180), (1180, 0), (2000, 0)] as [(CGFloat, CGFloat)])
  func `a finger pushes it down to the bottom, and up to where it stands by itself`(_ y: CGFloat, _ height: CGFloat) {
    let place = KeyboardPlace.docked(height: 291, in: Self.bounds)
    #expect(place.dragged(to: y).visibleHeight == height)
    #expect(place.dragged(to: 1100).dragged(to: y).visibleHeight == height)
    #expect(place.dragged(to: y).frame.height == 291)
    #expect(place.dragged(to: y).atRest == place)
  }

  @Test func `a keyboard that covers nothing cannot be pushed, and one pushed out of sight does not come back`() {
    let floating = KeyboardPlace(frame: CGRect(x: 0, y: 700, width: 820, height: 291), in: Self.bounds)
    #expect(floating.dragged(to: 1000) == floating)
    let gone = KeyboardPlace.docked(height: 291, in: Self.bounds).dragged(to: 1180)
    #expect(gone.dragged(to: 900) == gone)
  }

  @Test func `a bar that real keys leave is not pulled up by a finger`() {
    let bar = KeyboardPlace(frame: CGRect(x: 0, y: 1125, width: 820, height: 291), in: Self.bounds)
    #expect(bar.dragged(to: 900).visibleHeight == 55)
    #expect(bar.dragged(to: 1150).visibleHeight == 30)
  }

  @Test func `lengths are written without a redundant fraction`() {
    #expect(KeyboardText.frame(CGRect(x: 0, y: 889.5, width: 820, height: 290.5)) == "0, 889.5, 820 × 290.5")
    #expect(KeyboardText.visibleHeight(291) == "covers 291")
    #expect(KeyboardText.willShow(346) == "last came up to 346")
    #expect([true, false].map(KeyboardText.isHidden) == ["hidden", "shown"])
  }

  @Test(
    arguments: [("Hi", "Hi"), (" Hi there \n", "Hi there"), ("", nil), ("  \t", nil)] as [(String, String?)])
  func `what is sent loses the blanks around it, and blanks alone are not sent`(_ draft: String, _ sent: String?) {
    var conversation = Conversation(["Hello"])
    #expect(conversation.send(draft) == (sent != nil))
    #expect(conversation.messages == ["Hello"] + (sent.map { [$0] } ?? []))
  }
}
