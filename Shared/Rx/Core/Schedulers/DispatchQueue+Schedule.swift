import Dispatch

/// The scheduling that all schedulers on a dispatch queue share.
extension DispatchQueue {
  func schedule<State>(_ state: State, _ action: @escaping (State) -> any Disposable) -> any Disposable {
    let subscription = Subscription()
    let work = Handed { if !subscription.isDisposed { subscription.setUpstream(action(state)) } }
    async { work.value() }
    return subscription
  }

  func schedule<State>(
    _ state: State, after dueTime: DispatchTimeInterval, leeway: DispatchTimeInterval,
    _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let group = CompositeDisposable()
    let timer = DispatchSource.makeTimerSource(queue: self)
    let cancel = group.insert(Disposables.create { timer.cancel() })
    let work = Handed {
      if let cancel { group.remove(for: cancel) }
      if !group.isDisposed { _ = group.insert(action(state)) }
    }
    timer.schedule(deadline: .now() + dueTime, leeway: leeway)
    timer.setEventHandler { work.value() }
    timer.resume()
    return group
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: DispatchTimeInterval, period: DispatchTimeInterval, leeway: DispatchTimeInterval,
    _ action: @escaping (State) -> State
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let subscription = Disposables.create { timer.cancel() }
    var state = state
    let work = Handed { if !subscription.isDisposed { state = action(state) } }
    timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
    timer.setEventHandler { work.value() }
    timer.resume()
    return subscription
  }
}

/// A value that is handed to another thread, and used there only.
struct Handed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
