import Stage
import Testing

@testable import Streams

/// What each experiment prints, to the letter. Those that print by themselves, or run a process of their own, are with
/// the tests of the command line.
@Suite("05 Streams: the experiments")
struct ExperimentTests {
  @Test("each prints what is written here", arguments: expectations)
  func output(_ name: String, _ expected: String) throws {
    let experiment = try #require(StreamsChapter.experiments.first { $0.name == name })
    var lines: [String] = []
    try experiment.run { lines.append($0) }
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("each is written here or with the tests of the command line, and no name stands twice")
  func complete() {
    let names = StreamsChapter.experiments.map(\.name)
    #expect(Set(Self.expectations.map(\.name) + ["debug", "binding-errors"]) == Set(names))
    #expect(Set(names).count == names.count)
  }

  nonisolated private static let expectations: [(name: String, output: String)] =
    hello + latecomers + fourKinds + bothEnds + ownObservable + operators + deadButton + optionalValues + bags
    + otherLifetimes + debugging
}

private nonisolated let hello: [(name: String, output: String)] = [
  (
    "hello",
    #"""
    callback
      said: Hello 1
      said: Hello 2
      said: Hello 3
      finished, because both agreed on a closure for it
    delegate
      said: Hello 1
      said: Hello 2
      said: Hello 3
      finished, because the protocol has a method for it
    observer
      is now: Hello 1
      is now: Hello 2
      is now: Hello 3
      a property has no end: nobody says that this was all
    rx
      next: Hello 1
      next: Hello 2
      next: Hello 3
      completed
      disposed
      Hello 4 was said to nobody, and it is too late for dispose()
    """#
  ),
  (
    "hello-split",
    #"""
    next: Hello 1
    next: Hello 2
    next: Hello 3
    completed
    disposed
    the controller is still here
    the controller is gone
    """#
  ),
  (
    "hello-error",
    #"""
    with onError
      next: Hello 1
      error: planned
      disposed
      nothing comes after an error, no completion either
    without onError
      next: Hello 1
      the handler of all that nobody handles: planned
      disposed
    """#
  ),
]

private nonisolated let latecomers: [(name: String, output: String)] = [
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

private nonisolated let fourKinds: [(name: String, output: String)] = [
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

private nonisolated let bothEnds: [(name: String, output: String)] = [
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
      bind(to: label.rx.text): the label says 1
    2 is sent on another thread
      subscribe(onNext:): 2, on another thread
      bind(onNext:): 2, on another thread
      bind(to: label.rx.text): the label says 1
      when the main queue gets to it: the label says 2
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

private nonisolated let ownObservable: [(name: String, output: String)] = [
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

private nonisolated let operators: [(name: String, output: String)] = [
  (
    "transforming",
    #"""
    source                   a b - c |
    map { $0.uppercased() }  A B - C |

    source              a b - c |
    map { _ in "tap" }  tap tap - tap |

    source                  1 x - 3 |
    compactMap { Int($0) }  1 - - 3 |

    source               1 2 - 3 |
    scan(0) { $0 + $1 }  1 3 - 6 |

    source                 1 2 - 3 |
    reduce(0) { $0 + $1 }  - - - - (6,|)

    source                 1 2 - 3
    reduce(0) { $0 + $1 }  -

    Without an end there is nothing: reduce waits for it.
    """#
  ),
  (
    "filtering",
    #"""
    source                a b - c |
    filter { $0 != "b" }  a - - c |

    source   a b - c |
    take(2)  a (b,|)

    source   a b - c |
    skip(2)  - - - c |

    source                         a b - c |
    take(for: .milliseconds(250))  a b |

    source                    a b - c |
    skip(.milliseconds(250))  - - - c |

    source                  a a b b a |
    distinctUntilChanged()  a - b - a |

    distinctUntilChanged compares with the element before: the last a is let through.
    """#
  ),
  (
    "flat-map",
    #"""
    questions    a b - - - - |
    answer to a  - - - - A |
    answer to b  - B |
    flatMap      - - B - A - |

    questions      a b - - - - |
    answer to a    - - - - A |
    answer to b    - B |
    flatMapLatest  - - B - - - |

    questions     a b - - - - |
    answer to a   - - - - A |
    answer to b   - B |
    flatMapFirst  - - - - A - |

    questions    a b - - - - |
    answer to a  - - - - A |
    answer to b  - B |
    concatMap    - - - - A - B |

    Only flatMapLatest ends with B, the answer to the question that was asked last, and with nothing stale.
    """#
  ),
  (
    "merging",
    #"""
    one    a - b |
    other  - 1 - - 2 |
    merge  a 1 b - 2 |

    one     a - b |
    other   - 1 - - 2 |
    concat  a - b - 1 - - 2 |

    source          a - b |
    startWith("0")  (0,a) - b |

    one    a #
    other  - - 1 |
    merge  a #

    An error of one ends them all.
    """#
  ),
  (
    "combining",
    #"""
    profile               - p |
    feed                  - - - f |
    zip, of two requests  - - - pf |

    letters  a b - - c - |
    numbers  - - 1 2 - - |
    zip      - - a1 b2 - - |

    letters        a b - - c - |
    numbers        - - 1 2 - - |
    combineLatest  - - b1 b2 c2 - |

    letters         a b - - c - |
    numbers         - - 1 2 - - |
    withLatestFrom  - - - - c2 - |

    combineLatest is silent until all have spoken: a is lost. withLatestFrom speaks when letters does.
    """#
  ),
  (
    "in-time",
    #"""
    source                        a b c - - - d - e |
    debounce(.milliseconds(200))  - - - - c - - - - (e,|)

    source                        a b c - - - d - e |
    throttle(.milliseconds(300))  a - - c - - d - - (e,|)

    source                                       a b c - - - d - e |
    throttle(.milliseconds(300), latest: false)  a - - - - - d - - |

    source         a b - - - c - |
    clock          - - x - x - x - x |
    sample(clock)  - - b - - - c - |

    debounce waits for silence, throttle for its turn. sample does not repeat b at the second x.
    """#
  ),
]

private nonisolated let deadButton: [(name: String, output: String)] = [
  (
    "dead-button",
    #"""
    Trap: the error of an inner stream is the error of the whole
      tap 1
      error: planned
      disposed
      tap 2
    Cure: caught inside, where the tap's stream does not see it
      tap 1
      not saved: planned
      tap 2
      saved
    Cure: materialize makes an element of the error
      tap 1
      not saved: planned
      tap 2
      saved
    Cure: an action has elements here, and errors there
      tap 1
      not saved: planned
      tap 2
      saved
    callback: an error is one answer, and the next tap asks again
      tap 1
      not saved: planned
      tap 2
      saved
    """#
  )
]

private nonisolated let optionalValues: [(name: String, output: String)] = [
  (
    "optional-values",
    #"""
    the source
      next(Optional("One"))
      next(nil)
      next(Optional("Three"))
      completed
    filterNil()
      next(One)
      next(Three)
      completed
    filterNilKeepOptional()
      next(Optional("One"))
      next(Optional("Three"))
      completed
    replaceNilWith("Two")
      next(One)
      next(Two)
      next(Three)
      completed
    errorOnNil()
      next(One)
      error(Found nil while trying to unwrap type <Optional<String>>)
    catchOnNil { .of("2a", "2b") }
      next(One)
      next(2a)
      next(Three)
      next(2b)
      completed
    and on a driver, which has no errorOnNil, because it cannot fail
      filterNil()
        next(One)
        next(Three)
        completed
      filterNilKeepOptional()
        next(Optional("One"))
        next(Optional("Three"))
        completed
      replaceNilWith("Two")
        next(One)
        next(Two)
        next(Three)
        completed
      catchOnNil { .just("Two") }
        next(One)
        next(Two)
        next(Three)
        completed
    """#
  ),
  (
    "empty-values",
    #"""
    arrays
      the source
        next(["Single"])
        next([])
        next(["Two", "Three"])
        completed
      filterEmpty()
        next(["Single"])
        next(["Two", "Three"])
        completed
      errorOnEmpty()
        next(["Single"])
        error(Empty occupiable of type <Array<String>>)
      catchOnEmpty { .just(["None"]) }
        next(["Single"])
        next(["None"])
        next(["Two", "Three"])
        completed
    dictionaries
      filterEmpty()
        next(["one": 1])
        next(["two": 2])
        completed
      errorOnEmpty()
        next(["one": 1])
        error(Empty occupiable of type <Dictionary<String, Int>>)
      catchOnEmpty { .just(["none": 0]) }
        next(["one": 1])
        next(["none": 0])
        next(["two": 2])
        completed
    sets
      filterEmpty()
        next([1])
        next([2])
        completed
      errorOnEmpty()
        next([1])
        error(Empty occupiable of type <Set<Int>>)
      catchOnEmpty { .just([0]) }
        next([1])
        next([0])
        next([2])
        completed
    texts
      filterEmpty()
        next(One)
        next(Three)
        completed
    and on a driver
      filterEmpty()
        next(["Single"])
        next(["Two", "Three"])
        completed
      catchOnEmpty { .just(["None"]) }
        next(["Single"])
        next(["None"])
        next(["Two", "Three"])
        completed
    """#
  ),
]

private nonisolated let bags: [(name: String, output: String)] = [
  (
    "dispose-bags",
    #"""
    a bag goes with its owner
      one
      here
      disposed
    by hand
      one
      disposed
      a second dispose() does nothing
    a bag is replaced, as in a cell that is used again
      for the first row
      disposed
      for the second row, once
      disposed
    streams that end by themselves need no bag
      just
      disposed
      the only one that was asked for
      disposed
    Trap: without a bag, it lives as long as its source
      dropped, and still told
    Trap: the bag of a singleton only grows
      visit 1: 1 subscription alive
      visit 2: 2 subscriptions alive
      visit 3: 3 subscriptions alive
    """#
  ),
  (
    "end-of-the-owner",
    #"""
    the stream ends first
      completed
      disposed
      the owner is still here
      the owner is gone
    the owner goes first
      the owner is still here
      disposed
      the owner is gone
    """#
  ),
]

private nonisolated let otherLifetimes: [(name: String, output: String)] = [
  (
    "other-lifetimes",
    #"""
    observer
      Trap: a forgotten removeObserver
        count is 1
        the observer is here
        ClassicObserver is gone, but was never removed as an observer of "count" of Model
      Trap: a token that is dropped at once
        kept: 1
    delegate
      Trap: a delegate that is held strongly
        nobody needs the view any more: it is still here
      Trap: a weak delegate that nobody else holds
        the delegate is gone at once
    callback
      Trap: a closure that holds self, stored in what self holds
        nobody needs the screen any more: it is still here
      Cure: [weak self]
        nobody needs the screen any more: it is gone
    """#
  )
]

private nonisolated let debugging: [(name: String, output: String)] = [
  (
    "living-subscriptions",
    #"""
    before: 0 alive
    two subscribed: 2 alive
    one has taken its element: 1 alive
    the bag was replaced: 0 alive
    Trap: subscribed without a bag: 1 alive
    the source has ended: 0 alive
    """#
  ),
  (
    "reading-a-chain",
    #"""
    field                               TextField
      .rx                               Reactive<TextField>
      .text                             ControlProperty<Optional<String>>
      .orEmpty                          ControlProperty<String>
      .map(\.count)                     Observable<Int>
      .distinctUntilChanged()           Observable<Int>
      .map { "\($0) characters" }       Observable<String>
      .bind(to: label.rx.text)          Disposable
      .disposed(by: disposeBag)         ()
    """#
  ),
]
