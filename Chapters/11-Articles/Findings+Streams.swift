import Controls
import Models
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
        bag the subscription, the subscription the closure. The answer ends the subscription and breaks the reference cycle.
        """)
    },
    Claim("A driver of selections replays nothing to a late subscriber.", script: "wait 1s\nselect articles 1") {
      script in
      let received = try receivedLate(after: script)
      return Finding(
        [
          Observation("selections that a late subscriber gets from a driver", received.driver, claimed: 0),
          Observation("selections that a late subscriber gets from a signal", received.signal, claimed: 0),
        ],
        """
        A driver replays its latest element: a second subscriber would open the article again. The article has one \
        subscriber, so nothing happens there. An event is a signal.
        """)
    },
  ]

  /// Returns the state of the original's presenter without its screen: alive during a request, and after the answer.
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

  /// Returns the number of selections that a late subscriber gets in the original: from its driver, and from a signal.
  private static func receivedLate(after script: String) throws -> (driver: Int, signal: Int) {
    let pane = try Pane(ListOfArticles.self, Way("original", OriginalWay.Controller.self))
    let selection = pane.screen.articles.rx.modelSelected(Article.self)
    let selected = World.$current.withValue(pane.world) { (driver: selection.asDriver(), signal: selection.asSignal()) }
    let first = CompositeDisposable(disposables: [selected.driver.drive(), selected.signal.emit()])
    for input in try Script(parsing: script, name: "claim").inputs { try pane.perform(input) }
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
