import Controls
import Foundation
import Models
import Rx
import RxControls
import RxServices
import Stage
import World

/// A list of messages and a bar that stands on the keyboard, and nothing to write on: a place for small exercises.
enum BarAlone: Scene {
  /// The chapter's screen without what is sent, and with two labels that follow from the room that is made.
  final class BarScreen: KeyboardScreen {
    override init() {
      super.init()
      show(Conversation.sample)
    }

    override var rows: [[View]] { [[messages], [composer], [visibleHeight], [isHidden]] }

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

  /// The library's streams know it all.
  final class Reference: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: BarScreen, _ world: World) {
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.visibleHeight.drive(onNext: { screen.makeRoom(for: $0) }).disposed(by: disposeBag)
    }
  }
}
