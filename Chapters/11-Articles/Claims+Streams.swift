import Controls
import Foundation
import Rx
import RxControls
import Stage
import World

extension ArticlesChapter {
  static let claimsOfStreams: [Claim] = [
    Claim("With a weak self, the closures of a stream keep nobody alive.") { _ in
      let wrong = Way("strong in one", OriginalWay.StrongSelf.self)
      let left = try [wrong, ListOfArticles.way(.rx)].map { way in
        let pane = try Pane(ListOfArticles.self, way)
        try pane.close()
        return (way.name, pane.world.scriptedNetwork.livingCount)
      }
      return Finding(
        left.map { "\($0), after the screen has gone: \(counted($1, "request")) under way" },
        holds: left.allSatisfy { $1 == 0 },
        "One closure of two was forgotten. It holds the object, the object the bag, the bag the closure.")
    },
    Claim("subscribe(on:) says where what comes is handled.") { _ in
      let places = [
        ("subscribe(on:)", placeOfArrival(subscribing: true)), ("observe(on:)", placeOfArrival(subscribing: false)),
      ]
      return Finding(
        places.map { "with \($0) the element arrives on the \($1)" }, holds: places[0].1 == places[1].1,
        "It says where the asking is done. An answer comes wherever the service sends it, unless observe(on:) moves it."
      )
    },
    Claim("A selection may be a driver.", script: "wait 1s\nselect articles 1") { script in
      let heard = try heardLate(after: script)
      return Finding(
        ["who joins late hears of \(counted(heard.driver, "selection")) of a driver, of \(heard.signal) of a signal"],
        holds: heard.driver == heard.signal,
        "A driver says its latest element again to each newcomer: the article would open anew. What happens is a signal."
      )
    },
  ]

  /// What somebody hears who subscribes after a row was selected.
  private static func heardLate(after script: String) throws -> (driver: Int, signal: Int) {
    let pane = try Pane(ListOfArticles.self, ListOfArticles.way(.rx))
    let table = pane.screen.articles
    let selected = World.$current.withValue(pane.world) {
      (driver: table.rx.itemSelected.asDriver(), signal: table.rx.itemSelected.asSignal())
    }
    let first = CompositeDisposable(disposables: [selected.driver.drive(), selected.signal.emit()])
    for line in try Script(parsing: script, name: "claim").lines {
      if case .input(let input) = line.command { try pane.perform(input) }
    }
    var heard = (driver: 0, signal: 0)
    let late = CompositeDisposable(disposables: [
      selected.driver.drive(onNext: { _ in heard.driver += 1 }),
      selected.signal.emit(onNext: { _ in heard.signal += 1 }),
    ])
    first.dispose()
    late.dispose()
    return heard
  }
}

/// On which of two queues an element arrives that a sender sends, if the reader's is given to one operator or the other.
nonisolated private func placeOfArrival(subscribing: Bool) -> String {
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
