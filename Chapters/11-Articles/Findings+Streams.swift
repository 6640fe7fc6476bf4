import Controls
import Foundation
import Rx
import RxControls
import Stage
import World

extension ArticlesChapter {
  static let findingsOfStreams: [Claim] = [
    Claim("The presenter is deallocated with its screen.") { _ in
      let alive = try lifeOfPresenter()
      return Finding(
        [
          Observation("alive without its screen, during a request", alive.during, claimed: false),
          Observation("alive after the answer", alive.after, claimed: false),
        ],
        """
        The closure for the success has a weak self, the one for the failure a strong one: the presenter owns the bag, the \
        bag the subscription, the subscription the closure. The answer ends the subscription, and the circle with it.
        """)
    },
    Claim("A driver of selections sends a late subscriber none of before.", script: "wait 1s\nselect articles 1") {
      script in
      let received = try receivedLate(after: script)
      return Finding(
        [
          Observation("selections that a late subscriber gets of a driver", received.driver, claimed: 0),
          Observation("selections that a late subscriber gets of a signal", received.signal, claimed: 0),
        ],
        """
        A driver replays its latest element: a second subscriber would open the article again. The article has one \
        subscriber, so nothing happens there. An event is a signal.
        """)
    },
  ]

  /// Whether the original's presenter is alive without its screen: during a request, and after the answer.
  private static func lifeOfPresenter() throws -> (during: Bool, after: Bool) {
    let world = VirtualWorld()
    ListOfArticles.prepare(world)
    return try World.$current.withValue(world) {
      weak var presenter: OriginalWay.Presenter?
      do {
        let controller = OriginalWay.Controller(ListOfArticles.makeScreen(), world)
        presenter = controller.presenter
        try world.advance(by: .milliseconds(300))
      }
      let during = presenter != nil
      try world.advance(by: .seconds(1))
      return (during, presenter != nil)
    }
  }

  /// The number of selections that a subscriber gets that comes after one.
  private static func receivedLate(after script: String) throws -> (driver: Int, signal: Int) {
    let pane = try Pane(ListOfArticles.self, ListOfArticles.way(.rx))
    let table = pane.screen.articles
    let selected = World.$current.withValue(pane.world) {
      (driver: table.rx.itemSelected.asDriver(), signal: table.rx.itemSelected.asSignal())
    }
    let first = CompositeDisposable(disposables: [selected.driver.drive(), selected.signal.emit()])
    for line in try Script(parsing: script, name: "claim").lines {
      if case .input(let input) = line.command { try pane.perform(input) }
    }
    var received = (driver: 0, signal: 0)
    let late = CompositeDisposable(disposables: [
      selected.driver.drive(onNext: { _ in received.driver += 1 }),
      selected.signal.emit(onNext: { _ in received.signal += 1 }),
    ])
    first.dispose()
    late.dispose()
    return received
  }
}
