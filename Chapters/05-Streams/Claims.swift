import Controls
import Rx
import RxCommunity
import RxControls
import Stage
import World

extension StreamsChapter {
  static let claims = claimsOfTheConsole + claimsOfOperators + claimsOfSharing

  static let additions = [
    "the checksum, and the label that counts its computations",
    "`share(replay: 1)`, and `distinctUntilChanged()` before the map, for the three labels",
    "`ReplaySubject`, `ReplayRelay` and `AsyncSubject`",
    "a hand-written clock",
    "marble diagrams, which the book explains but does not use, and operators that it only lists or does not mention",
    "`filterNilKeepOptional`, `catchOnNil`, `errorOnEmpty`, `catchOnEmpty`, and RxOptional's operators on drivers",
    "the button that stops working after an error of an inner stream, and how to fix it",
    "what observers, delegates and callbacks can forget",
    "`debug()`, and counting the active subscriptions",
  ]

  private static let claimsOfTheConsole: [Claim] = [
    Claim(
      "Split into a controller and a view model, Hello World prints the same.", at: SourcePlace(.book, 672...782)
    ) { _ in
      let whole = lines { _ = OriginalWay.HelloWorld($0) }.joined(separator: ", ")
      let split = lines { _ = OriginalWay.HelloController($0) }.joined(separator: ", ")
      return Finding(
        [ObservedValue("in one piece", whole), ObservedValue("split", split, claimed: whole)],
        """
        The split controller subscribes to elements only, and prints them in other words. Its stream still completes \
        and is disposed: `--experiment hello-split` prints that too.
        """)
    },
    Claim(
      "If the class that defines the subscription of Hello World is deallocated, the subscription is disposed.",
      at: SourcePlace(.book, 739)
    ) { _ in
      @MainActor func end(completing: Bool) -> [String] {
        let seen = lines { print in
          let controller = OriginalWay.HelloWorld(print, completing: completing)
          withExtendedLifetime(controller) { print("controller released") }
        }
        return Array(seen.drop { $0.hasPrefix("next") })
      }
      return Finding(
        [
          ObservedValue("after the elements", end(completing: true)),
          ObservedValue(
            "after the elements, ＋ without the completion", end(completing: false),
            claimed: ["controller released", "disposed"]),
        ],
        """
        In Hello World itself the stream completes first, which disposes the subscription while the controller still \
        exists, as lines 726–732 and 800 say. The bag is for streams that do not complete.
        """)
    },
    Claim(
      "An error or a completion is emitted once; then the subscription is disposed.", at: SourcePlace(.book, 795...800)
    ) { _ in
      Finding(
        [
          ObservedValue("after a completion", events { $0.onCompleted() }, claimed: "next(1), completed, disposed"),
          ObservedValue("after an error", events { $0.onError(Trouble.planned) }, claimed: "next(1), error, disposed"),
        ], "Elements after the error or the completion are lost.")
    },
    Claim(
      "A bag disposes all its subscriptions when the object that holds it is deallocated.",
      at: SourcePlace(.book, 875...905)
    ) { _ in
      let (one, other) = (Button("one", title: "One"), Button("other", title: "Other"))
      var taps = 0
      @MainActor func tapped() -> Int {
        taps = 0
        for button in [one, other] { button.sendActions(for: .touchUpInside) }
        return taps
      }
      var owner: OriginalWay.TwoButtons? = OriginalWay.TwoButtons(one, other) { taps += 1 }
      let before = withExtendedLifetime(owner) { tapped() }
      owner = nil
      return Finding(
        [
          ObservedValue("taps that arrive while the owner exists", before, claimed: 2),
          ObservedValue("taps that arrive afterwards", tapped(), claimed: 0),
        ], "A stream of taps does not complete by itself, so the bag ends the subscription.")
    },
    Claim("The bag of a singleton never disposes its subscriptions.", at: SourcePlace(.book, 909...913)) { _ in
      let singleton = Session()
      for _ in 1...3 { singleton.openScreen() }
      return Finding(
        [ObservedValue("active subscriptions after three visits", singleton.living, claimed: 3)],
        "Such a bag only grows. `--experiment dispose-bags` compares it with bags that are deallocated.")
    },
    Claim(
      "A late subscriber to a BehaviorSubject or a BehaviorRelay gets one past event, at first the initial value.",
      at: SourcePlace(.book, 928...938)
    ) { _ in
      let (subject, relay) = (BehaviorSubject(value: 0), BehaviorRelay(value: 0))
      let first = [received(subject), received(relay)]
      for value in 1...2 {
        subject.onNext(value)
        relay.accept(value)
      }
      return Finding(
        [
          ObservedValue("at first", first, claimed: [[0], [0]]),
          ObservedValue("after 1 and 2", [received(subject), received(relay)], claimed: [[2], [2]]),
        ], "A PublishSubject and a PublishRelay store none: see `--experiment four-kinds`.")
    },
    Claim(
      "An error or a completion in a stream that is bound to the user interface ends the subscription.",
      at: SourcePlace(.book, 949)
    ) { _ in
      inWorld { _ in
        let (completing, failing) = (PublishSubject<String>(), PublishSubject<String>())
        let (bound, subscribed) = (Label("bound"), Label("subscribed"))
        let subscriptions: [any Disposable] = [
          completing.bind(to: bound.rx.text),
          failing.subscribe(onNext: { subscribed.text = $0 }, onError: { _ in }),
        ]
        for texts in [completing, failing] { texts.onNext("one") }
        completing.onCompleted()
        failing.onError(Trouble.planned)
        for texts in [completing, failing] { texts.onNext("two") }
        for subscription in subscriptions { subscription.dispose() }
        return Finding(
          [
            ObservedValue("bind, after \"one\", a completion and \"two\"", bound.text ?? "", claimed: "one"),
            ObservedValue("subscribe, after \"one\", an error and \"two\"", subscribed.text ?? "", claimed: "one"),
          ], "With bind, an error stops a debug build: see `--experiment binding-errors`.")
      }
    },
    Claim("A relay is a thin wrapper around a subject.", at: SourcePlace(.book, 971...1002)) { _ in
      let isSubject = PublishRelay<String>().asObservable() is PublishSubject<String>
      return Finding(
        [ObservedValue("the observable of a PublishRelay is a PublishSubject", isSubject, claimed: true)],
        "It accepts only elements, so it never ends.")
    },
    Claim("bind is one-way.", at: SourcePlace(.book, 1006), script: "type text \"1\"") { script in
      let pane = try Pane(StreamsChapter.self, Way("bind", OriginalWay.BoundName.self))
      for input in try Script(parsing: script, name: "claim").inputs { try pane.perform(input) }
      pane.screen.hexadecimal.text = "2"
      return Finding(
        [ObservedValue("the field after the label was set to 2", pane.screen.text.text ?? "", claimed: "1")],
        "In chapter 4, a slider and a field follow each other.")
    },
    Claim(
      "Binding a field's text to a label, and doing the same with subscribe, behave exactly the same.",
      at: SourcePlace(.book, 1008...1043), script: "type text \"12\"\nclear text"
    ) { script in
      let ways = [Way("bind", OriginalWay.BoundName.self), Way("subscribe", OriginalWay.SubscribedName.self)]
      return Finding(
        same: try observations(script, on: StreamsChapter.self, ways) { quoted($0.screen.hexadecimal.text ?? "") },
        "A field emits on the main thread, and never an error. `--experiment bind-subscribe` shows the other cases.")
    },
    Claim("just, which emits one element and completes, needs no bag.", at: SourcePlace(.book, 1161...1190)) { _ in
      let seen = lines { print in
        _ = OwnObservable.just(100).subscribe(onNext: { print("\($0)") }, onDisposed: { print("disposed") })
      }
      return Finding(
        [ObservedValue("without a bag", seen, claimed: ["100", "disposed"])],
        "The completion disposes the subscription.")
    },
    Claim(
      "filter { $0 != nil }.map { $0! } and filterNil() behave exactly the same.", at: SourcePlace(.book, 2150...2167)
    ) { _ in
      let values = Observable.of("One", nil, "Three")
      let filtered = lines { print in OriginalWay.unwrapped(values).subscribe { print("\($0)") }.dispose() }
      let withOperator = lines { print in values.filterNil().subscribe { print("\($0)") }.dispose() }
      return Finding(
        [ObservedValue("filter and map", filtered), ObservedValue("filterNil()", withOperator, claimed: filtered)],
        "`subscribe { print($0) }` prints all events, including the completion; `onNext` would print only elements.")
    },
  ]

  static let traps: [Claim] = [
    Claim("bind is only another name for subscribe.") { _ in
      try inWorld { world in
        let seen = try lines { try BothEnds.bind($0, world) }
          .filter { $0.contains("2") || $0.contains("label shows") }.map { $0.trimmingPrefix { $0 == " " } }
        let label = seen.filter { $0.contains("label shows") }.map { $0.suffix(1) }
        return Finding(
          seen.map(String.init),
          [
            ObservedValue(
              "the label, as soon as 2 has been emitted on another thread", label.dropFirst().first ?? "", claimed: "2")
          ],
          "A binder sets its object on the main queue, and an error that reaches bind stops a debug build.")
      }
    },
    Claim("A late subscriber always gets the last value.") { _ in
      let ended = BehaviorSubject(value: 1)
      ended.onCompleted()
      return Finding(
        [ObservedValue("elements of a BehaviorSubject that has completed", received(ended), claimed: [1])],
        "After the completion it gets only the completion.")
    },
    Claim("take and skip always depend on time.") { _ in
      try run { marbles in
        let slow = "a - - - b - - - c |"
        let count = try marbles.result(of: marbles.cold(slow).take(2))
        return Finding(
          [
            ObservedValue("take(2) of \(slow)", count, claimed: "an end after two columns") {
              $0.split(separator: " ").count <= 3
            }
          ], "With a number they count elements.")
      }
    },
    Claim("reduce has a result at any time.") { _ in
      try run { marbles in
        let endless = try marbles.result(of: marbles.cold("1 2 3").reduce("", accumulator: +))
        let ending = try marbles.result(of: marbles.cold("1 2 3 - |").reduce("", accumulator: +))
        return Finding(
          [
            ObservedValue("the stream 1 2 3 - |", ending),
            ObservedValue("the stream 1 2 3", endless, claimed: "a result") { $0.contains("123") },
          ], "An array has an end, but a stream of taps has none. scan emits each step.")
      }
    },
    Claim("flatMap preserves the order, as it does with arrays.") { _ in
      try run { marbles in
        let answers = marbles.cold("a b - - - - |").flatMap { Operators.answers(to: $0, marbles) }
        return Finding(
          [
            ObservedValue("the answers to a and b", try marbles.result(of: answers), claimed: "A before B") { answers in
              (answers.firstIndex(of: "A") ?? answers.endIndex) < (answers.firstIndex(of: "B") ?? answers.endIndex)
            }
          ], "A faster answer overtakes a slower one. concatMap preserves the order.")
      }
    },
    Claim("When shared, this chapter's checksum is computed 3 times for 123.", script: "type text \"123\"") { script in
      let ways = [
        Way("a map per label", RxWay.Controller.self), Way("shared", RxWay.Shared.Controller.self),
        Way("distinct, a map per label", DistinctWay.PerLabel.self), Way("distinct, shared", DistinctWay.Shared.self),
      ]
      let seen = try observations(script, on: MapPerLabel.self, ways) { $0.screen.runs.text ?? "" }
      return Finding(
        seen.table,
        [ObservedValue("shared", seen.rows.last?.details.dropFirst().first ?? "", claimed: "computed 3 times")],
        "Subscribing computes it too, and so does the focus.")
    },
  ]
}
