import Rx
import RxMarbles

/// A source for one event of any trait, sent by hand, even if that breaks the promise.
final class Promise {
  private var callbacks: [(Event<String>) -> Void] = []
  private(set) var subscriptionCount = 0
  private(set) var disposalCount = 0

  var isSubscribed: Bool { subscriptionCount > disposalCount }

  /// Sends an event to all subscribers so far.
  func send(_ event: Event<String>) {
    for callback in callbacks { callback(event) }
  }

  /// Releases all subscribers.
  func forget() {
    callbacks = []
  }

  var single: Single<String> {
    .create { observer in
      self.begin { event in
        switch event {
        case .next(let element): observer(.success(element))
        case .error(let error): observer(.failure(error))
        case .completed: break
        }
      }
    }
  }

  var maybe: Maybe<String> {
    .create { observer in
      self.begin { event in
        switch event {
        case .next(let element): observer(.success(element))
        case .error(let error): observer(.error(error))
        case .completed: observer(.completed)
        }
      }
    }
  }

  var completable: Completable {
    .create { observer in
      self.begin { event in
        switch event {
        case .next: break
        case .error(let error): observer(.error(error))
        case .completed: observer(.completed)
        }
      }
    }
  }

  private func begin(_ callback: @escaping (Event<String>) -> Void) -> any Disposable {
    subscriptionCount += 1
    callbacks.append(callback)
    return Disposables.create { self.disposalCount += 1 }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Writes the events of a subscriber.
  func log(_ write: @escaping (String) -> Void) -> any Disposable {
    subscribe(
      onSuccess: { write("success \($0)") }, onFailure: { write("error \($0)") }, onDisposed: { write("disposed") })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Writes the events of a subscriber.
  func log(_ write: @escaping (String) -> Void) -> any Disposable {
    subscribe(
      onSuccess: { write("success \($0)") }, onError: { write("error \($0)") }, onCompleted: { write("completed") },
      onDisposed: { write("disposed") })
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Writes the events of a subscriber.
  func log(_ write: @escaping (String) -> Void) -> any Disposable {
    subscribe(
      onCompleted: { write("completed") }, onError: { write("error \($0)") }, onDisposed: { write("disposed") })
  }
}

extension TestScheduler {
  /// Subscribes at 200, disposes at `disposed`, and gives what was written, each line with its instant.
  func log(disposed: Int = 1000, _ subscribe: @escaping (@escaping (String) -> Void) -> any Disposable) -> [String] {
    var lines: [String] = []
    var subscription: (any Disposable)?
    at(200) { subscription = subscribe { lines.append("\(self.clock) \($0)") } }
    at(disposed) { subscription?.dispose() }
    start()
    return lines
  }
}
