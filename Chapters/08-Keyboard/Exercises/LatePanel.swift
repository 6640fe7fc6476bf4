import Controls
import Foundation
import Rx
import RxControls
import RxServices
import Stage
import Trace
import Workshop
import World

/// A second bar, which appears when the keyboard may be up already.
enum LatePanel: Exercise {
  /// A list, a bar that is always there, and a panel that a person opens and closes.
  final class PanelScreen: BarAlone.BarScreen {
    let open = Button("open", title: "Panel")
    let close = Button("close", title: "Close")
    let panel = Toolbar("panel")

    override init() {
      super.init()
      panel.isHidden = true
    }

    override var rows: [[View]] { [[messages], [composer], [panel], [open, close], [visibleHeight], [isHidden]] }

    /// Shows the panel on a keyboard that takes away `height`, also if the panel is open already.
    func showPanel(above height: CGFloat) {
      panel.isHidden = false
      panel.bottomSpacing = height
    }

    func hidePanel() {
      panel.isHidden = true
      panel.bottomSpacing = 0
    }
  }

  enum Place: Scene {
    static let title = "a panel that opens late"

    static func makeScreen() -> PanelScreen { PanelScreen() }

    static let alphabet: [Input] = [
      .event("keyboard-show", ["291"]), .event("keyboard-hide", []), .event("undock", []), .event("rotate", []),
      .tap("open"), .tap("close"),
    ]
    static let invariants: [Invariant<PanelScreen>] =
      keyboardInvariants() + [
        Invariant("an open panel ends where the bar ends, and a closed one does not move") { screen in
          screen.panel.isHidden
            ? screen.panel.bottomSpacing == 0 : screen.panel.frame.maxY == screen.composer.frame.maxY
        }
      ]
    static let events: [WorldEvent<PanelScreen>] = keyboardEvents()
  }

  static let reference = [Way("reference", Reference.self)]

  /// The number of objects that receive the next notification.
  static func detail(of pane: Pane<Place>) -> String {
    let recorded = try? Trace.recording { try pane.perform(.event("keyboard-show", ["346"])) }
    return counted(recorded?.1.count { $0.sender == "notifications" } ?? 0, "receiver")
  }

  final class Reference: PlainWay<PanelScreen> {
    private lazy var keyboard = RxKeyboard(world.notifications) { [screen] in screen.bounds }
    private let disposeBag = DisposeBag()
    private var height: CGFloat = 0

    override func wire() {
      keyboard.visibleHeight.drive(onNext: { [weak self] in self?.show($0) }).disposed(by: disposeBag)
      screen.open.addTarget(self, action: Reference.open, for: .touchUpInside)
      screen.close.addTarget(screen, action: PanelScreen.hidePanel, for: .touchUpInside)
    }

    private func open() { screen.showPanel(above: height) }

    private func show(_ height: CGFloat) {
      self.height = height
      screen.makeRoom(for: height)
      if !screen.panel.isHidden { open() }
    }
  }
}
