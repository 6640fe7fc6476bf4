nonisolated extension Expectations {
  static let bothEnds: [Output] = [
    (
      "observable-observer",
      #"""
                              subscribe  on(event)
      Observable<Int>         yes        no
      AnyObserver<Int>        no         yes
      Binder<Int>             no         yes
      PublishSubject<Int>     yes        yes
      PublishRelay<Int>       yes        no
      ControlEvent<Int>       yes        no
      ControlProperty<Int>    yes        yes
      Driver<Int>             no         no
      A relay takes elements through accept; a driver is no observable, but asObservable() makes one of it.
      """#
    ),
    (
      "bind-subscribe",
      #"""
      1 is sent on the main queue
        subscribe(onNext:): 1, on the main queue
        bind(onNext:): 1, on the main queue
        bind(to: label.rx.text): the label shows 1
      2 is sent on another thread
        subscribe(onNext:): 2, on another thread
        bind(onNext:): 2, on another thread
        bind(to: label.rx.text): the label shows 1
        when the main queue gets to it: the label shows 2
      an error is sent
        subscribe(onNext:onError:): planned
        bind: the program would stop, see binding-errors
      """#
    ),
    (
      "own-binder",
      #"""
      21 °C, normal
      38 °C, error
      the label is gone: a binder holds its object weakly
      40 was sent: the binding is still there, and does nothing
      """#
    ),
  ]
}
