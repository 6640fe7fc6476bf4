// Mistakes that are easily made with an action. The traps are the workbook's own.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import Stage
import World

extension ImageSearchChapter {
  static let traps: [Claim] = [
    Claim(
      "The work of an action may be a method of the object that owns the action.",
      script: """
        replace query "cats"
        tap search
        """
    ) { script in
      let inputs = try Script(parsing: script, name: "claim").inputs
      let ways = [Way("a method", TrapWay.Captured.self), Searching.way(.rx)]
      return Finding(
        try ways.map { way in
          let faults = try LifetimeChecker(Searching.self, after: inputs).check(way).map { "\($0)" }
          let left = faults.isEmpty ? "nothing" : faults.joined(separator: "; ")
          return ObservedValue("\(way.name), left when the screen closes", left, claimed: "nothing")
        },
        """
        `workFactory: work` is `self.work`: the action retains its owner, and the owner retains the action with its \
        request. Let the work capture only what it needs.
        """)
    },
    Claim("The dispose bag ends every binding of a controller.") { _ in
      let ways = [Way("rx.action alone", TrapWay.Unbound.self), way(.rx)]
      return Finding(
        try ways.map { way in
          let pane = try Pane(Self.self, way)
          try pane.close()
          let listeners = pane.screen.cancel.connectionCount
          return ObservedValue("\(way.name), listeners of the closed screen's button", listeners, claimed: 0)
        },
        """
        `rx.action` has a bag of its own, which belongs to the button. It ends with the button, or when you set \
        another action or `nil`.
        """)
    },
    Claim("A second trigger and a way to cancel take one line each.") { _ in
      let growths = try Pattern.allCases.map { pattern in
        let way = pattern.fileName
        let viewModel = try Growth(
          from: "\(way).swift", to: "\(way)+Cancelling.swift", renamed: ["\(way)Way.Action": "Action"])
        let controller = try Growth(
          from: "\(way)/\(way)Controller.swift", to: "\(way)/\(way)Controller+Cancelling.swift",
          renamed: ["CancellingScreen": "ImageSearchScreen", "searchRequested": "searchTapped"])
        return (way, viewModel, controller)
      }
      return Finding(
        growths.flatMap { way, viewModel, controller in
          ["\(way), view model: \(viewModel.text)", "\(way), controller: \(controller.text)"]
        },
        growths.map { way, viewModel, controller in
          ObservedValue("\(way), lines in all", viewModel.lines + controller.lines, claimed: 2)
        },
        """
        You can give an action of your own a method that stops its work. RxCommunity's action has none: its work has \
        to end at a signal, which another action emits.
        """)
    },
  ]
}

enum TrapWay {}

extension TrapWay {
  /// A work factory that is a method: it holds the object that holds the action.
  final class Captured: Wiring {
    private let client: HTTPClient
    private let engine: SearchEngine
    private var action: Action<ImageQuery, [String]>?
    private let disposeBag = DisposeBag()

    init(_ screen: ImageSearchScreen, _ world: World) {
      client = HTTPClient(world)
      engine = screen.engine
      let action = Action(workFactory: work)
      screen.search.rx.tap.map { [screen] in ImageQuery(screen.query.text ?? "") }.bind(to: action)
        .disposed(by: disposeBag)
      self.action = action
    }

    private func work(_ query: ImageQuery) -> Observable<[String]> {
      client.rx.response(request: engine.search(for: query)).map { [engine] answer in try engine.images(in: answer) }
    }
  }

  /// A button that has an action, and a controller that leaves it to its bag to end that.
  final class Unbound: Wiring {
    private let viewModel: RxWay.Cancelling.ViewModel

    init(_ screen: CancellingScreen, _ world: World) {
      viewModel = RxWay.Cancelling.ViewModel(screen.engine, world)
      screen.cancel.rx.action = viewModel.inputs.cancelAction
    }
  }
}
