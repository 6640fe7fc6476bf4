import Rx
import RxCommunity
import Testing

@Suite("Action")
@MainActor struct ActionTests {
  private let log = Log()
  private let disposeBag = DisposeBag()

  @Test func `it works on one input at a time: a second one is refused until the first is done`() {
    let answers = PublishSubject<String>()
    let load = Action<Void, String> { answers.take(1) }
    load.executing.subscribe { log.note("executing \($0)") }.disposed(by: disposeBag)
    load.enabled.subscribe { log.note("enabled \($0)") }.disposed(by: disposeBag)
    load.errors.subscribe { log.note("error \($0)") }.disposed(by: disposeBag)
    load.elements.subscribe { log.note("element \($0)") }.disposed(by: disposeBag)
    load.inputs.onNext(())
    load.inputs.onNext(())
    answers.onNext("a")
    #expect(
      log.lines == [
        "executing next(false)", "enabled next(true)", "enabled next(false)", "executing next(true)",
        "error next(notEnabled)", "element next(a)", "enabled next(true)", "executing next(false)",
      ])
  }

  @Test func `it refuses input while enabledIf is false, and for good once enabledIf fails`() {
    let isAllowed = BehaviorSubject(value: false)
    let load = Action<Int, Int>(enabledIf: isAllowed) { .just($0) }
    load.elements.subscribe { log.note("\($0)") }.disposed(by: disposeBag)
    load.errors.subscribe { log.note("\($0)") }.disposed(by: disposeBag)
    load.inputs.onNext(1)
    isAllowed.onNext(true)
    load.inputs.onNext(2)
    isAllowed.onError(Planned())
    load.inputs.onNext(3)
    #expect(log.lines == ["next(notEnabled)", "next(2)", "next(notEnabled)"])
  }

  @Test func `execute returns the work of its input, also for a late subscriber`() {
    let load = Action<Int, Int> { .of($0, $0 + 1) }
    load.executionObservables.subscribe(onNext: { [log] _ in log.note("begun") }).disposed(by: disposeBag)
    #expect(events(of: load.execute(1)) == ["next(1)", "next(2)", "completed"])
    let failing = Action<Int, Int> { _ in .error(Planned()) }
    #expect(events(of: failing.execute(1)) == ["error(underlyingError(RxCommunityTests.Planned()))"])
    #expect(log.lines == ["begun"])
  }

  @Test func `work that ends at once may begin the next; neither is disposed early`() {
    let answers = PublishSubject<Int>()
    let load = Action<Int, Int> { $0 == 1 ? .just(1) : answers }
    load.executing.filter { !$0 }.skip(1).take(1).subscribe(onNext: { _ in load.inputs.onNext(2) })
      .disposed(by: disposeBag)
    load.elements.subscribe { log.note("\($0)") }.disposed(by: disposeBag)
    load.inputs.onNext(1)
    answers.onNext(5)
    #expect(log.lines == ["next(1)", "next(5)"])
  }

  @Test func `its work does not retain the action, and ends with it`() {
    let answers = PublishSubject<Int>()
    var load: Action<Int, Int>? = Action { _ in answers }
    weak let seen = load
    load?.inputs.onNext(1)
    #expect(answers.hasObservers)
    load = nil
    #expect(seen == nil)
    #expect(!answers.hasObservers)
  }

  @Test func `executing starts with false, once, for each subscriber; a further startWith(false) is one too many`() {
    let load = Action<Void, Int> { .never() }
    load.executing.subscribe { log.note("\($0)") }.disposed(by: disposeBag)
    load.executing.startWith(false).subscribe { log.note("started \($0)") }.disposed(by: disposeBag)
    load.execute(())
    load.executing.subscribe { log.note("late \($0)") }.disposed(by: disposeBag)
    #expect(
      log.lines == [
        "next(false)", "started next(false)", "started next(false)", "next(true)", "started next(true)",
        "late next(true)",
      ])
  }

  @Test func `inputs take no error and no completion to heart`() {
    let load = Action<Int, Int> { .just($0) }
    load.elements.subscribe { log.note("\($0)") }.disposed(by: disposeBag)
    load.inputs.onError(Planned())
    load.inputs.onNext(1)
    load.inputs.onCompleted()
    load.inputs.onNext(2)
    #expect(log.lines == ["next(1)", "next(2)"])
  }

  @Test func `a refused execute fails with its own error, and no work runs`() {
    let load = Action<Int, Int>(enabledIf: .just(false)) { number in
      log.note("working")
      return .just(number)
    }
    #expect(events(of: load.execute(1)) == ["error(notEnabled)"])
    #expect(log.lines == [])
  }

  @Test(
    "an error of the work reaches errors, underlyingError and the result of execute; elements and executing continue")
  func errorsEverywhere() {
    let load = Action<Int, Int> { $0 == 0 ? .error(Planned()) : .just($0) }
    load.errors.subscribe { log.note("error \($0)") }.disposed(by: disposeBag)
    load.underlyingError.subscribe { log.note("underlying \($0)") }.disposed(by: disposeBag)
    load.executing.subscribe { log.note("executing \($0)") }.disposed(by: disposeBag)
    load.elements.subscribe { log.note("element \($0)") }.disposed(by: disposeBag)
    load.execute(0).subscribe { log.note("answer \($0)") }.disposed(by: disposeBag)
    load.execute(1)
    #expect(
      log.lines == [
        "executing next(false)", "executing next(true)", "error next(underlyingError(RxCommunityTests.Planned()))",
        "underlying next(Planned())", "executing next(false)",
        "answer error(underlyingError(RxCommunityTests.Planned()))", "executing next(true)",
        "element next(1)", "executing next(false)",
      ])
  }

  @Test func `work may be a single, a maybe or a completable`() {
    let single = Action<Int, Int> { number in Single.just(number + 1) }
    #expect(events(of: single.execute(1)) == ["next(2)", "completed"])
    let maybe = Action<Int, Int> { _ in Maybe.empty() }
    #expect(events(of: maybe.execute(1)) == ["completed"])
    let isAllowed = BehaviorSubject(value: false)
    let completable = CompletableAction<Int>(enabledIf: isAllowed) { _ in Completable.empty() }
    #expect(events(of: completable.execute(1)) == ["error(notEnabled)"])
    isAllowed.onNext(true)
    #expect(events(of: completable.execute(1)) == ["completed"])
  }

  @Test func `a completable action emits an element for each completion, and none for a failure`() {
    let save = CompletableAction<Int> { $0 == 0 ? Completable.error(Planned()) : Completable.empty() }
    save.completions.subscribe { log.note("\($0)") }.disposed(by: disposeBag)
    save.errors.subscribe { log.note("\($0)") }.disposed(by: disposeBag)
    for number in [1, 0, 2] { save.execute(number) }
    #expect(
      log.lines == ["next(())", "next(underlyingError(RxCommunityTests.Planned()))", "next(())"])
  }

  @Test func `a sequence is bound to an action, as it is or transformed; its end is none of the action's`() {
    let load = Action<Int, String> { .just("got \($0)") }
    load.elements.subscribe { log.note("\($0)") }.disposed(by: disposeBag)
    Observable.of(1, 2).bind(to: load).disposed(by: disposeBag)
    Observable.of("a", "bcd").bind(to: load) { $0.count }.disposed(by: disposeBag)
    let later = PublishSubject<Int>()
    later.bind(to: load).dispose()
    later.onNext(9)
    #expect(log.lines == ["next(got 1)", "next(got 2)", "next(got 1)", "next(got 3)"])
  }
}
