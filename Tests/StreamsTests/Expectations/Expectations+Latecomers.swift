nonisolated extension Expectations {
  static let latecomers: [Output] = [
    (
      "late-subscribers",
      #"""
      sent: 1 2 3, then somebody late subscribes, then 4, then the end where there is one
      PublishSubject      early 1 2 3 4 |  late 4 |
      BehaviorSubject(0)  early 0 1 2 3 4 |  late 3 4 |
      ReplaySubject(2)    early 1 2 3 4 |  late 2 3 4 |
      ReplaySubject(all)  early 1 2 3 4 |  late 1 2 3 4 |
      AsyncSubject        early 4 |        late 4 |
      PublishRelay        early 1 2 3 4    late 4
      BehaviorRelay(0)    early 0 1 2 3 4  late 3 4
      ReplayRelay(2)      early 1 2 3 4    late 2 3 4
      """#
    ),
    (
      "late-listeners",
      #"""
      callback
        at once and on change: ready
      observer
        .initial: ready
      all of them, when the text becomes "busy"
        without options: busy
        .initial: busy
        on change: busy
        at once and on change: busy
        and that was all
      """#
    ),
    (
      "late-after-the-end",
      #"""
      1 2 3 were sent, and the end
        PublishSubject      late |
        BehaviorSubject(0)  late |
        ReplaySubject(2)    late 2 3 |
        AsyncSubject        late 3 |
      1 2 3 were sent, and an error
        PublishSubject      late #
        BehaviorSubject(0)  late #
        ReplaySubject(2)    late 2 3 #
        AsyncSubject        late #
      """#
    ),
  ]
}
