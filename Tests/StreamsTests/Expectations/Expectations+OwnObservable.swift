nonisolated extension Expectations {
  static let ownObservable: [Output] = [
    (
      "own-create",
      #"""
      an own just, through Observable.create
        next(42)
        completed
      an own clock: what it returns stops it
        next(1)
        next(2)
        completed
        the clock is stopped
        five seconds have passed
      what Observable.create takes care of: nothing comes after the end
        next(1)
        completed
        disposed
        and an own create, which is nothing but the function that subscribes:
        next(1)
        completed
        next(2)
        disposed
      """#
    ),
    (
      "hot-cold",
      #"""
      callback: who calls causes the work
        first: answer 1
        second: answer 2
        two callers: 2 requests
      rx, cold: who subscribes causes the work
        nobody subscribes: 0 requests
        first: answer 1
        second: answer 2
        two subscribers: 2 requests
      rx, share(): the first subscriber causes the work
        nobody subscribes: 0 requests
        first: answer 1
        two subscribers, the second too late for the answer: 1 request
      rx, publish() and connect(): the work is caused by hand
        two subscribers: 0 requests
        first: answer 1
        second: answer 1
        connected: 1 request
      rx, hot: it happens whether anybody listens or not
        heard: the bell
        a subject: 0 requests
      """#
    ),
  ]
}
