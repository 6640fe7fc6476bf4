import Controls
import Foundation
import Rx
import RxControls
import Services
import Stage
import World

extension ArticlesChapter {
  static let traps: [Claim] = [
    Claim(
      "rx.text is equivalent to editingChanged.",
      script: """
        wait 1s
        paste search "rx"
        wait 100ms
        submit search
        wait 100ms
        """
    ) { script in
      let ways = [Way("rx.text", EveryText.self), ListOfArticles.way(.rx)]
      return Finding(
        same: try observations(script, on: ListOfArticles.self, ways) { pane in
          pane.screen.loading.isAnimating ? "loading" : "waiting"
        },
        """
        It emits at every editing event: the return key ends editing, the same text is emitted again, and the pause \
        begins again. A distinctUntilChanged before the debounce fixes this, too; after the debounce, where the \
        article has it, it does not.
        """)
    },
    Claim("subscribe(on:) decides on which queue elements arrive.") { _ in
      Finding(
        [
          ObservedValue("subscribe(on:), the element arrives on", place(subscribing: true), claimed: "reader's queue"),
          ObservedValue("observe(on:), the element arrives on", place(subscribing: false), claimed: "reader's queue"),
        ],
        """
        It decides where the subscription is made. An element arrives where it is sent, unless observe(on:) moves it. \
        The article has subscribe(on:), and its interactor goes back to the main queue by itself.
        """)
    },
  ]

  /// Searches for each element of the field's text, whatever event it comes with.
  private final class EveryText: Wiring {
    private let presenter: RxWay.Presenter
    private let disposeBag = DisposeBag()

    init(_ screen: ArticlesScreen, _ world: World) {
      let input = screen.rx.input
      presenter = RxWay.Presenter(
        RxWay.Interactor(screen.service, HTTPClient(world)), RxWay.Wireframe(screen.navigator), world,
        input: RxWay.Input(
          refresh: input.refresh, text: screen.search.rx.text.orEmpty.asSignal(onErrorSignalWith: .empty()),
          cancelSearch: input.cancelSearch, reachBottom: input.reachBottom, select: input.select,
          rowShown: input.rowShown, rowLeft: input.rowLeft))
      presenter.list.drive(screen.rx.list).disposed(by: disposeBag)
    }
  }
}

/// The queue on which an element arrives if the reader's queue is given to `subscribe(on:)`, or else to `observe(on:)`.
nonisolated private func place(subscribing: Bool) -> String {
  let key = DispatchSpecificKey<String>()
  func scheduler(_ name: String) -> SerialDispatchQueueScheduler {
    let queue = DispatchQueue(label: name)
    queue.setSpecific(key: key, value: name)
    return SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "\(name).serial")
  }
  let (sent, reader) = (Observable.just(1, scheduler: scheduler("sender's queue")), scheduler("reader's queue"))
  let arrived = DispatchSemaphore(value: 0)
  var place = "nowhere"
  let subscription = (subscribing ? sent.subscribe(on: reader) : sent.observe(on: reader)).subscribe(onNext: { _ in
    place = DispatchQueue.getSpecific(key: key) ?? place
    arrived.signal()
  })
  arrived.wait()
  subscription.dispose()
  return place
}
