import KeyValueObserving
import Observation
import Rx

/// One event delivered in each of the four ways and by Observation, next to a direct call.
enum Patterns {
  static var workloads: [Workload] {
    [
      Workload("direct call", per: "event", 10_000_000) { count in
        let listener = Receiver()
        for number in 0..<count { listener.changed(to: number) }
        return listener.sum
      },
      Workload("callback", per: "event", 10_000_000) { count in
        let listener = Receiver()
        let source = CallbackSource { [weak listener] in listener?.changed(to: $0) }
        for number in 0..<count { source.send(number) }
        return listener.sum
      },
      Workload("delegate", per: "event", 10_000_000) { count in
        let listener = Receiver()
        let source = DelegateSource()
        source.delegate = listener
        for number in 0..<count { source.send(number) }
        return listener.sum
      },
      Workload("KVO-style observer", per: "event", 200_000) { count in
        let listener = Receiver()
        let source = ObservedSource()
        let observation = source.observe(\.number, options: [.new]) { [weak listener] _, change in
          if let number = change.newValue { listener?.changed(to: number) }
        }
        for number in 0..<count { source.number = number }
        observation.invalidate()
        return listener.sum
      },
      Workload("Rx", per: "event", 2_000_000) { count in
        let listener = Receiver()
        let source = PublishSubject<Int>()
        let subscription = source.subscribe(onNext: { [weak listener] in listener?.changed(to: $0) })
        for number in 0..<count { source.onNext(number) }
        subscription.dispose()
        return listener.sum
      },
      Workload("Observation", per: "event", 200_000) { count in
        let listener = Receiver()
        let source = ObservableSource()
        // An observation ends with the first change: it begins anew for each, as a screen's does with each update.
        for number in 0..<count {
          withObservationTracking {
            listener.changed(to: source.number)
          } onChange: {
          }
          source.number = number
        }
        listener.changed(to: source.number)
        return listener.sum
      },
    ]
  }
}

private protocol SourceDelegate: AnyObject {
  func changed(to number: Int)
}

private final class Receiver: SourceDelegate {
  private(set) var sum = 0

  @inline(never)
  func changed(to number: Int) {
    sum &+= number
  }
}

private final class CallbackSource {
  private let callback: (Int) -> Void

  init(_ callback: @escaping (Int) -> Void) {
    self.callback = callback
  }

  @inline(never)
  func send(_ number: Int) {
    callback(number)
  }
}

private final class DelegateSource {
  weak var delegate: (any SourceDelegate)?

  @inline(never)
  func send(_ number: Int) {
    delegate?.changed(to: number)
  }
}

private final class ObservedSource: KeyValueObservable {
  let observers = ObserverStore()
  @Observed var number = 0
}

@Observable private final class ObservableSource {
  var number = 0
}
