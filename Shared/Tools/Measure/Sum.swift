import Rx

/// Adds up the elements of `observable` during `work`, and then disposes the subscription.
func sum(_ observable: Observable<Int>, _ work: () -> Void = {}) -> Int {
  var sum = 0
  let subscription = observable.subscribe(onNext: { sum &+= $0 })
  work()
  subscription.dispose()
  return sum
}

/// Subscribes to `count` new observables, one after another, and adds up what they emit; each subscription is disposed.
func sum(subscriptions count: Int, _ make: () -> Observable<Int>) -> Int {
  var sum = 0
  for _ in 0..<count { make().subscribe(onNext: { sum += $0 }).dispose() }
  return sum
}
