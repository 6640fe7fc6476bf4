import Rx

/// Adds up what `observable` sends while `work` is done, and lets go of it.
func sum(_ observable: Observable<Int>, _ work: () -> Void = {}) -> Int {
  var sum = 0
  let subscription = observable.subscribe(onNext: { sum &+= $0 })
  work()
  subscription.dispose()
  return sum
}
