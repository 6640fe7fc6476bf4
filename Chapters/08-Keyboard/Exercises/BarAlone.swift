import Controls
import Foundation
import Models
import Rx
import RxControls
import RxServices
import Stage
import World

/// The scene of small exercises: a list of messages and a bar that stands on the keyboard, without a field to type in.
enum BarAlone: Scene {
  /// The chapter's screen without the draft, and with the two labels that follow from the visible height.
  class PlainScreen: KeyboardScreen {
    override init() {
      super.init()
      show(Conversation.sample)
    }

    override var rows: [[View]] { [[messages], [composer], [visibleHeight], [isHidden]] }
  }

  /// A screen on which making room updates both labels.
  class BarScreen: PlainScreen {
    override func makeRoom(for height: CGFloat) {
      super.makeRoom(for: height)
      show(isHidden: height == 0)
    }
  }

  static let title = "a list and a bar"

  static func makeScreen() -> BarScreen { BarScreen() }

  static let alphabet: [Input] = [
    .event("keyboard-show", ["291"]), .event("keyboard-show", ["346"]), .event("keyboard-hide", []),
    .event("undock", []), .event("rotate", []),
  ]
  static let invariants: [Invariant<BarScreen>] = keyboardInvariants()
  static let events: [WorldEvent<BarScreen>] = keyboardEvents()

  static let reference = [Way("reference", Reference.self)]

  /// The reference of the exercises, by the library's streams.
  final class Reference: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: BarScreen, _ world: World) {
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.visibleHeight.drive(onNext: { screen.makeRoom(for: $0) }).disposed(by: disposeBag)
    }
  }
}
