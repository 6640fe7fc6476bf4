import Controls
import Foundation
import Models
import Services
import Stage
import World

/// The invariants of every frame: the layout fits the real keyboard.
func keyboardInvariants<Screen: KeyboardScreen>() -> [Invariant<Screen>] {
  [
    Invariant("the bar stands on the keyboard") { screen in
      screen.composer.frame.maxY == screen.bounds.maxY - screen.takenAway
    },
    Invariant("the list ends where the bar begins") { screen in
      screen.messages.bottomInset == screen.takenAway + screen.composer.height
    },
    Invariant("the last message is visible if there is room for it") { screen in
      let room = screen.composer.frame.minY - screen.bounds.minY
      return room < screen.messages.lineHeight
        || screen.messages.visibleLines.upperBound == screen.messages.lines.count
    },
    Invariant("the labels show how much room the keyboard takes away") { screen in
      screen.visibleHeight.text == KeyboardText.visibleHeight(screen.takenAway)
        && screen.isHidden.text == KeyboardText.isHidden(screen.takenAway == 0)
    },
  ]
}

/// The events of the system's keyboard.
func keyboardEvents<Screen: KeyboardScreen>() -> [WorldEvent<Screen>] {
  [
    keyboardEvent("keyboard-show", "HEIGHT", "the keyboard comes up") { $0.show(height: $1) },
    keyboardEvent("keyboard-resize", "HEIGHT", "a docked keyboard gets another height") { $0.resize(height: $1) },
    keyboardEvent("keyboard-hide", "the keyboard goes") { $0.hide() },
    keyboardEvent("undock", "a docked keyboard floats above the bottom") { $0.undock() },
    keyboardEvent("split", "a keyboard parts, and floats in the middle") { $0.split() },
    keyboardEvent("dock", "a floating keyboard goes back to the bottom") { $0.dock() },
    keyboardEvent("hardware-keyboard", "BAR", "real keys: of the keyboard a bar is left, or 0") {
      $0.attachHardwareKeyboard(barHeight: $1)
    },
    WorldEvent("rotate", [], "the device is rotated") { screen, world, _ in screen.rotate(in: world) },
  ]
}

/// The events of a finger.
func draggingEvents() -> [WorldEvent<DraggingScreen>] {
  [
    WorldEvent("drag", ["Y"], "a finger on the list moves to Y points from the top") {
      (screen, world, arguments) throws(BadArgument) in
      screen.drag(to: try points(arguments[0], of: screen), in: world)
    },
    WorldEvent("release", [], "the finger lifts") { screen, world, _ in screen.release(in: world) },
  ]
}

extension KeyboardScreen {
  /// The height that the real keyboard covers now.
  fileprivate var takenAway: CGFloat { keyboard?.place.visibleHeight ?? 0 }
}

private func keyboardEvent<Screen: KeyboardScreen>(
  _ name: String, _ summary: String, _ act: @escaping (SystemKeyboard) -> Void
) -> WorldEvent<Screen> {
  WorldEvent(name, [], summary) { screen, world, _ in act(screen.keyboard(in: world)) }
}

private func keyboardEvent<Screen: KeyboardScreen>(
  _ name: String, _ parameter: String, _ summary: String, _ act: @escaping (SystemKeyboard, CGFloat) -> Void
) -> WorldEvent<Screen> {
  WorldEvent(name, [parameter], summary) { (screen, world, arguments) throws(BadArgument) in
    act(screen.keyboard(in: world), try points(arguments[0], of: screen))
  }
}

private func points(_ argument: String, of screen: KeyboardScreen) throws(BadArgument) -> CGFloat {
  let height = Int(screen.bounds.height)
  guard let points = Int(argument), (0...height).contains(points) else {
    throw BadArgument("a whole number of points from 0 to \(height), the height of the screen")
  }
  return CGFloat(points)
}
