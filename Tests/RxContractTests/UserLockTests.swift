import Foundation
import Rx
import Testing

@Suite("The user's lock and the library's")
struct UserLockTests {
  @Test(arguments: Hot.allCases, Use.allCases)
  func `an observer of a hot sequence takes the lock`(_ hot: Hot, use: Use) {
    let (observable, on) = hot.make()
    let crossing = Crossing()
    let first = observable.filter { $0 > 0 }.subscribe(onNext: { _ in crossing.callBack() })
    let second = observable.subscribe()
    crossing.cross({ on(.next(1)) }) {
      switch use {
      case .send: on(.next(2))
      case .subscribe: observable.subscribe().dispose()
      case .dispose: first.dispose()
      case .end: on(.completed)
      }
    }
    first.dispose()
    second.dispose()
  }

  @Test(arguments: Hot.allCases.filter { ![.publishRelay, .behaviorRelay, .replayRelay].contains($0) })
  func `an end of a hot sequence takes the lock`(_ hot: Hot) {
    let (observable, on) = hot.make()
    let crossing = Crossing()
    let first = observable.subscribe(onCompleted: crossing.callBack, onDisposed: crossing.callBack)
    crossing.cross({ on(.completed) }) {
      on(.next(2))
      observable.subscribe().dispose()
      first.dispose()
    }
  }

  @Test func `a buffer that is released with the last subscriber takes the lock`() {
    let crossing = Crossing()
    let subject = PublishSubject<Loud?>()
    let shared = subject.share(replay: 1)
    let subscription = shared.subscribe()
    subject.onNext(Loud(crossing.callBack))
    crossing.cross(subscription.dispose) { shared.subscribe().dispose() }
  }

  @Test(
    arguments: ["action", "composite", "composite member", "serial", "serial member", "single", "ref count", "bag"])
  func `an action of a disposable takes the lock`(_ kind: String) {
    let crossing = Crossing()
    let loud = Disposables.create(with: crossing.callBack)
    switch kind {
    case "action":
      crossing.cross(loud.dispose) {
        loud.dispose()
        _ = loud.isDisposed
      }
    case "composite", "composite member":
      let group = CompositeDisposable()
      let key = group.insert(loud)
      crossing.cross({ if kind == "composite" { group.dispose() } else if let key { group.remove(for: key) } }) {
        _ = group.insert(Disposables.create())
        _ = group.count
        group.dispose()
      }
    case "serial", "serial member":
      let serial = SerialDisposable()
      serial.disposable = loud
      crossing.cross({ if kind == "serial" { serial.dispose() } else { serial.disposable = Disposables.create() } }) {
        serial.disposable = Disposables.create()
        serial.dispose()
      }
    case "single":
      let single = SingleAssignmentDisposable()
      single.setDisposable(loud)
      crossing.cross(single.dispose) {
        single.dispose()
        _ = single.isDisposed
      }
    case "ref count":
      let counted = RefCountDisposable(disposable: loud)
      crossing.cross(counted.dispose) {
        counted.retain().dispose()
        counted.dispose()
      }
    default:
      let other = DisposeBag()
      let place = Place(DisposeBag(disposing: loud))
      crossing.cross(place.empty) { Disposables.create().disposed(by: other) }
    }
  }

  /// Holds a bag until it is emptied.
  private final class Place {
    private var bag: DisposeBag?

    init(_ bag: DisposeBag) {
      self.bag = bag
    }

    func empty() {
      bag = nil
    }
  }
}
