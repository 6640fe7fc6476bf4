import Rx
import RxCommunity
import RxControls
import Testing
import World

@Suite("RxOptional: optionals")
@MainActor struct OptionalTests {
  private let values = Observable.of("One", nil, "Three")

  @Test func `filterNil leaves nil out and unwraps the rest`() {
    #expect(events(of: values.filterNil()) == ["next(One)", "next(Three)", "completed"])
  }

  @Test func `filterNilKeepOptional leaves nil out and unwraps nothing`() {
    #expect(
      events(of: values.filterNilKeepOptional()) == [
        #"next(Optional("One"))"#, #"next(Optional("Three"))"#, "completed",
      ])
  }

  @Test func `replaceNilWith puts a value in the place of nil`() {
    #expect(events(of: values.replaceNilWith("Two")) == ["next(One)", "next(Two)", "next(Three)", "completed"])
  }

  @Test func `errorOnNil ends at the first nil, with its own error or with the given one`() {
    #expect(
      events(of: values.errorOnNil()) == [
        "next(One)", "error(Found nil while trying to unwrap type <Optional<String>>)",
      ])
    #expect(events(of: values.errorOnNil(Planned())) == ["next(One)", "error(Planned())"])
    #expect(events(of: Observable<String?>.of("One").errorOnNil()) == ["next(One)", "completed"])
  }

  @Test func `catchOnNil continues with the elements of another sequence, at each nil`() {
    let source = PublishSubject<Int?>()
    var asked = 0
    let log = Log()
    let subscription = source.catchOnNil { () -> Observable<Int> in
      asked += 1
      return .just(-asked)
    }.subscribe { log.note("\($0)") }
    for value in [1, nil, 2, nil] { source.onNext(value) }
    source.onCompleted()
    #expect(log.lines == ["next(1)", "next(-1)", "next(2)", "next(-2)", "completed"])
    subscription.dispose()
    #expect(
      events(of: values.catchOnNil { throw Planned() }) == ["next(One)", "error(Planned())"])
  }

  @Test func `an error of the source passes through each`() {
    let failing = Observable<Int?>.error(Planned())
    #expect(events(of: failing.filterNil()) == ["error(Planned())"])
    #expect(events(of: failing.filterNilKeepOptional()) == ["error(Planned())"])
    #expect(events(of: failing.replaceNilWith(0)) == ["error(Planned())"])
    #expect(events(of: failing.errorOnNil()) == ["error(Planned())"])
    #expect(events(of: failing.catchOnNil { .just(0) }) == ["error(Planned())"])
  }

  @Test func `a driver stays one, and a signal too`() throws {
    #expect(
      try settledEvents { () -> Driver<String> in Driver.of("One", nil).filterNil() } == ["next(One)", "completed"])
    #expect(
      try settledEvents { () -> Driver<String> in Driver.of(nil, "One").replaceNilWith("Zero") } == [
        "next(Zero)", "next(One)", "completed",
      ])
    #expect(
      try settledEvents { () -> Driver<String> in Driver.of("One", nil).catchOnNil { .just("Zero") } } == [
        "next(One)", "next(Zero)", "completed",
      ])
    #expect(
      try settledEvents { () -> Driver<String?> in Driver.of("One", nil).filterNilKeepOptional() } == [
        #"next(Optional("One"))"#, "completed",
      ])
    #expect(
      try settledEvents { () -> Signal<String> in Signal.of("One", nil).filterNil() } == ["next(One)", "completed"])
  }
}
