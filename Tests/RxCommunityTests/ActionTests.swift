import Rx
import RxCommunity
import Testing

@Suite("Action")
@MainActor struct ActionTests {
  private let log = Log()
  private let disposeBag = DisposeBag()

  @Test("an action's error ends nothing: elements here, errors there")
  func errors() {
    let save = Action<Int, String> { number in number == 1 ? .error(Planned()) : .just("saved \(number)") }
    save.elements.subscribe { log.note("element \($0)") }.disposed(by: disposeBag)
    save.errors.subscribe { log.note("error \($0)") }.disposed(by: disposeBag)
    save.underlyingError.subscribe { log.note("underlying \($0)") }.disposed(by: disposeBag)
    save.inputs.onNext(1)
    save.inputs.onNext(2)
    #expect(
      log.lines == [
        "error next(underlyingError(RxCommunityTests.Planned()))", "underlying next(Planned())",
        "element next(saved 2)",
      ])
  }

  @Test("it works on one input at a time: a second one is refused until the first is done")
  func oneAtATime() {
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

  @Test("it takes nothing while enabledIf says no, and nothing any more once that fails")
  func enabledIf() {
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

  @Test("execute hands out the work of its input, also to one who comes late")
  func execute() {
    let load = Action<Int, Int> { .of($0, $0 + 1) }
    load.executionObservables.subscribe(onNext: { [log] _ in log.note("begun") }).disposed(by: disposeBag)
    #expect(events(of: load.execute(1)) == ["next(1)", "next(2)", "completed"])
    let failing = Action<Int, Int> { _ in .error(Planned()) }
    #expect(events(of: failing.execute(1)) == ["error(underlyingError(RxCommunityTests.Planned()))"])
    #expect(log.lines == ["begun"])
  }

  @Test("work that ends at once may begin the next; nothing of it is disposed early")
  func again() {
    let answers = PublishSubject<Int>()
    let load = Action<Int, Int> { $0 == 1 ? .just(1) : answers }
    load.executing.filter { !$0 }.skip(1).take(1).subscribe(onNext: { _ in load.inputs.onNext(2) })
      .disposed(by: disposeBag)
    load.elements.subscribe { log.note("\($0)") }.disposed(by: disposeBag)
    load.inputs.onNext(1)
    answers.onNext(5)
    #expect(log.lines == ["next(1)", "next(5)"])
  }

  @Test("its work ends with the action, which nothing keeps alive")
  func lifetime() {
    let answers = PublishSubject<Int>()
    var load: Action<Int, Int>? = Action { _ in answers }
    weak let seen = load
    load?.inputs.onNext(1)
    #expect(answers.hasObservers)
    load = nil
    #expect(seen == nil)
    #expect(!answers.hasObservers)
  }
}
