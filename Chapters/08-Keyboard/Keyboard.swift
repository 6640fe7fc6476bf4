import Controls
import Foundation
import Models
import Services
import Stage
import World

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}

/// A bar that stands on the keyboard: the system posts notifications, and each way observes them.
enum StandingBar: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let title = "a bar on the keyboard"

  static func makeScreen() -> KeyboardScreen { KeyboardScreen() }

  static let alphabet: [Input] = [
    .event("keyboard-show", ["291"]), .event("keyboard-hide", []), .event("rotate", []), .event("undock", []),
    .event("hardware-keyboard", ["55"]), .paste("draft", text: "Hi"), .tap("send"),
  ]
  static let invariants: [Invariant<KeyboardScreen>] = keyboardInvariants()
  static let events: [WorldEvent<KeyboardScreen>] = keyboardEvents()
  static let demandsEqualChanges = true
}

/// The chapter that `swift run Keyboard` plays.
package let chapter: any Chapter.Type = KeyboardChapter.self

/// The bar while the user drags the keyboard down, during which the system posts no notification.
enum KeyboardChapter: Chapter {
  typealias Callback = CallbackWay.Dragging.Controller
  typealias Delegate = DelegateWay.Dragging.Controller
  typealias Observer = ObserverWay.Dragging.Controller
  typealias Rx = RxWay.Dragging.Controller

  static let number = 8
  static let name = "Keyboard"
  static let lesson = "System-wide events that move a layout."
  static let title = "dragging the keyboard down"
  static let earlierSteps: [any Step.Type] = [StandingBar.self]
  static let demo = PackageResources.demo_script

  static func makeScreen() -> DraggingScreen { DraggingScreen() }

  static let alphabet: [Input] = [
    .event("keyboard-show", ["291"]), .event("keyboard-show", ["346"]), .event("keyboard-hide", []),
    .event("rotate", []), .event("undock", []), .event("drag", ["700"]), .event("release", []),
    .paste("draft", text: "Hi"), .tap("send"),
  ]
  static let invariants: [Invariant<DraggingScreen>] = keyboardInvariants()
  static let events: [WorldEvent<DraggingScreen>] = keyboardEvents() + draggingEvents()
  static let demandsEqualChanges = true
}
