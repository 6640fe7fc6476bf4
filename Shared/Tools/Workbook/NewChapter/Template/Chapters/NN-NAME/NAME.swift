import Controls
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}

/// The chapter that `swift run NAME` plays.
package let chapter: any Chapter.Type = NAMEChapter.self

/// The chapter: one button that changes a state, and a label that shows it.
enum NAMEChapter: Chapter {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let number = NUMBER
  static let name = "NAME"
  static let lesson = "What the chapter teaches, in one sentence."
  static let title = "a button and a label"
  static let demo = PackageResources.demo_script

  static func makeScreen() -> NAMEScreen { NAMEScreen() }

  static let alphabet: [Input] = [.tap("flip")]
  static let invariants: [Invariant<NAMEScreen>] = [
    Invariant("the label says whether it is on or off") { ["on", "off"].contains($0.state.text) }
  ]
}
