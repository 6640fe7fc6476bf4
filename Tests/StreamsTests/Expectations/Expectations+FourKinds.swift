nonisolated extension Expectations {
  static let fourKinds: [Output] = [
    (
      "four-kinds",
      #"""
                       takes                       a late subscriber gets
      PublishSubject   elements, error, completion nothing
      PublishRelay     elements                    nothing
      BehaviorSubject  elements, error, completion the value: 1
      BehaviorRelay    elements                    the value: 1
      """#
    ),
    (
      "private-relay",
      #"""
      behind asObservable()
        the volume is 5
        the volume is 10
        it is an Observable<Int>: there is no accept and no onNext to call
      Trap: asObservable() hides the subject that the relay wraps, and a cast finds it
        a relay wraps a subject: true
        the volume is 99
      behind asDriver(), or any operator
        a cast finds a subject: false
        a cast finds a subject: false
      """#
    ),
  ]
}
