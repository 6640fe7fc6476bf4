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
    static let title = "a panel that comes late"

    static func makeScreen() -> PanelScreen { PanelScreen() }

    static let alphabet: [Input] = [
      .event("keyboard-show", ["291"]), .event("keyboard-hide", []), .event("undock", []), .event("rotate", []),
      .tap("open"), .tap("close"),
    ]
    static let invariants: [Invariant<PanelScreen>] =
      keyboardInvariants() + [
        Invariant("an open panel ends where the bar does, and a closed one is left alone") { screen in
          screen.panel.isHidden
            ? screen.panel.bottomSpacing == 0 : screen.panel.frame.maxY == screen.composer.frame.maxY
        }
      ]
    static let events: [WorldEvent<PanelScreen>] = keyboardEvents()
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "The bar stands on the keyboard.",
      script: """
        expect visible-height "covers 0"
        event keyboard-show 291
        expect composer bottom 889
        event keyboard-hide
        expect composer bottom 1180
        """,
      advice: "One object has to observe the keyboard, and to keep its place."),
    Rule(
      "A panel that is open goes up and down with the bar.",
      script: """
        tap open
        event keyboard-show 291
        expect panel bottom 889
        event keyboard-hide
        expect panel bottom 1180
        """,
      advice: "From the tap on, two bars depend on the same height."),
    Rule(
      "A panel that opens while the keyboard is up stands on it at once.",
      script: """
        event keyboard-show 291
        tap open
        expect panel bottom 889
        """,
      advice: "The notification was posted before the tap, and only once. Which object has received it, and keeps it?"),
    Rule(
      "A closed panel is left alone.",
      script: """
        tap open
        tap close
        event keyboard-show 291
        expect panel hidden
        """,
      advice: "The second tap has to end what the first one began."),
    Rule(
      "One object listens to the system, however many bars there are.",
      advice: "A late bar asks, or observes, the object that observes the system from the beginning."
    ) { way in
      let pane = try Pane(Place.self, way)
      try pane.perform(.tap("open"))
      let (_, links) = try Trace.recording { try pane.perform(.event("keyboard-show", ["291"])) }
      let count = links.count { $0.sender == "notifications" }
      guard count != 1 else { return nil }
      return Breach(
        script: ["tap open", "event keyboard-show 291"], expected: "1 object that receives it", found: "\(count)")
    },
  ]

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
