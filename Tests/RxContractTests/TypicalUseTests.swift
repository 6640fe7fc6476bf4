import Foundation
import Rx
import RxMarbles
import Testing

/// Code as it is written in apps, without types where the compiler can infer them: it has to compile, and to choose the
/// overload that is meant.
@Suite("Typical use")
struct TypicalUseTests {
  private struct Song: Codable, Equatable {
    var name: String
  }

  private enum Failure: Error {
    case offline
  }

  private struct Shop {
    func search(_ query: String) -> Observable<[Song]> {
      query == "x" ? .error(Failure.offline) : .just([Song(name: query), Song(name: query + query)])
    }
    func price(_ song: Song) -> Single<Int> { .just(song.name.count) }
    func save(_ text: String) -> Completable { .empty() }
    func cached(_ query: String) -> Maybe<[Song]> { query.isEmpty ? .empty() : .just([Song(name: query)]) }
  }

  private final class SearchModel {
    let query = BehaviorRelay(value: "")
    let isLoading = BehaviorRelay(value: false)
    let cleared = PublishRelay<Void>()
    let errors = PublishSubject<Error>()
    private(set) var results: Observable<[Song]> = .never()
    private let bag = DisposeBag()

    init(_ shop: Shop, scheduler: SchedulerType) {
      cleared.map { "" }.bind(to: query).disposed(by: bag)
      results =
        query
        .skip(1)
        .debounce(.seconds(3), scheduler: scheduler)
        .distinctUntilChanged()
        .filter { !$0.isEmpty }
        .do(onNext: { [weak self] _ in self?.isLoading.accept(true) })
        .flatMapLatest { [weak self] query in
          shop.search(query)
            .catch { error in
              self?.errors.onNext(error)
              return .empty()
            }
            .do(onDispose: { self?.isLoading.accept(false) })
        }
        .share(replay: 1)
    }
  }

  /// All that a sequence sends at once.
  private func all<Source: ObservableConvertibleType>(_ source: Source) -> [String] {
    var got: [String] = []
    _ = source.asObservable().subscribe { event in
      switch event {
      case .next(let element): got.append("\(element)")
      case .error(let error): got.append("\(error)")
      case .completed: got.append("|")
      }
    }
    return got
  }

  @Test func `a search field`() {
    let scheduler = TestScheduler()
    let model = SearchModel(Shop(), scheduler: scheduler)
    let bag = DisposeBag()
    var got: [String] = []
    model.results.map { $0.map(\.name).joined(separator: " ") }.subscribe(onNext: { got.append($0) }).disposed(by: bag)
    model.errors.subscribe(onNext: { got.append("\($0)") }).disposed(by: bag)
    model.isLoading.distinctUntilChanged().skip(1).subscribe { got.append("\($0)") }.disposed(by: bag)
    for (time, text) in [(210, "a"), (212, "ab"), (220, "x"), (230, "b")] {
      scheduler.at(time) { model.query.accept(text) }
    }
    scheduler.at(240) { model.cleared.accept(()) }
    scheduler.start()
    let loading = ["next(true)", "next(false)"]
    #expect(
      got == [loading[0], "ab abab", loading[1], loading[0], "offline", loading[1], loading[0], "b bb", loading[1]])
    #expect(model.query.value == "")
  }

  @Test func `inner sequences of every kind`() {
    let shop = Shop()
    let queries = Observable.of("a", "b")
    #expect(all(queries.flatMap { shop.search($0) }.map { $0.count }) == ["2", "2", "|"])
    #expect(
      all(queries.flatMap(shop.search).flatMap { Observable.from($0) }.flatMap { shop.price($0) }) == [
        "1", "2", "1", "2", "|",
      ])
    #expect(all(queries.flatMap { shop.cached($0) }.compactMap { $0.first?.name }) == ["a", "b", "|"])
    #expect(all(queries.concatMap { shop.save($0) }) == ["|"])
    #expect(all(queries.flatMapFirst { query -> Single<Int> in .just(query.count) }) == ["1", "1", "|"])
    #expect(all(queries.flatMap { _ in Observable<Int>.error(Failure.offline) }.catch { _ in .empty() }) == ["|"])
    #expect(all(queries.map { Observable.just($0) }.merge()) == ["a", "b", "|"])
    #expect(all(queries.map { Single.just($0) }.concat()) == ["a", "b", "|"])
    #expect(all(Observable.of(queries, .just("c"), .empty()).switchLatest()) == ["a", "c", "|"])
    #expect(all(Observable.merge(queries.map { _ in () }, .just(())).map { "tap" }) == ["tap", "tap", "tap", "|"])
  }

  @Test func `combined sequences, with a closure, with operators and with tuples`() {
    let one = BehaviorRelay(value: 1)
    let text = BehaviorRelay(value: "a")
    #expect(all(Observable.combineLatest(one, text) { "\($0)\($1)" }.take(1)) == ["1a", "|"])
    #expect(all(Observable.combineLatest(one, one, resultSelector: +).take(1)) == ["2", "|"])
    #expect(all(Observable.combineLatest(one, one).map { $0 + $1 }.take(1)) == ["2", "|"])
    #expect(all(Observable.combineLatest(one, text).map { number, text in text + "\(number)" }.take(1)) == ["a1", "|"])
    #expect(all(Observable.combineLatest([one, one]).map { $0.count }.take(1)) == ["2", "|"])
    #expect(all(Observable.zip(one, text) { $1 + "\($0)" }.take(1)) == ["a1", "|"])
    #expect(all(Observable.zip(one, text).map { $0.1 }.take(1)) == ["a", "|"])
    #expect(all(one.withLatestFrom(text) { ($0, $1) }.filter { $0.0 > 0 }.map { $0.1 }.take(1)) == ["a", "|"])
    #expect(all(one.withLatestFrom(Observable.combineLatest(one, text)).map { $1 }.take(1)) == ["a", "|"])
    #expect(all(Observable.zip(one, one.skip(1)) { $1 - $0 }.startWith(7).take(1)) == ["7", "|"])
    #expect(all(Single.zip(Shop().price(Song(name: "ab")), .just(1)) { $0 + $1 }) == ["3", "|"])
  }

  @Test func `closures without types, key paths and functions`() {
    let numbers = Observable.of("1", "2", "x")
    #expect(all(numbers.map(Int.init).compactMap { $0 }.reduce(0, accumulator: +)) == ["3", "|"])
    #expect(all(numbers.map { Int($0) }.map { $0 ?? -1 }.scan(0, accumulator: +)) == ["1", "3", "2", "|"])
    #expect(all(numbers.scan(into: [String]()) { $0.append($1) }.map(\.count)) == ["1", "2", "3", "|"])
    #expect(all(numbers.map(\.count).distinctUntilChanged()) == ["1", "|"])
    #expect(all(numbers.distinctUntilChanged { $0.count }) == ["1", "|"])
    #expect(all(numbers.distinctUntilChanged { $0 == $1 }.enumerated().map { $0.index }) == ["0", "1", "2", "|"])
    #expect(all(Observable.of((1, "a"), (1, "b")).distinctUntilChanged { $0.0 == $1.0 }.map { $1 }) == ["a", "|"])
    #expect(
      all(numbers.groupBy { $0.isEmpty }.flatMap { group in group.map { "\(group.key) \($0)" } }.take(1)) == [
        "false 1", "|",
      ])
    #expect(
      all(Observable<Int>.generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 3 })) == ["1", "3", "|"])
    #expect(all(Observable.range(start: 1, count: 2).map { $0 * 2 }.toArray()) == ["[2, 4]", "|"])
    #expect(all(Observable<Int>.of(1, 2).amb(Observable.never()).ifEmpty(default: 0).element(at: 1)) == ["2", "|"])
    #expect(all(Observable.using({ BooleanDisposable() }) { _ in Observable.just(1) }) == ["1", "|"])
    #expect(all(Observable.from(optional: Optional("x")).first().map { $0 ?? "-" }) == ["x", "|"])
  }

  @Test func `errors`() {
    let bad = Shop().search("x").map { $0.count }
    #expect(all(bad.retry(2).catchAndReturn(0)) == ["0", "|"])
    #expect(all(bad.catch { error in .just((error as? Failure) == .offline ? 1 : 2) }) == ["1", "|"])
    #expect(all(bad.catch { throw $0 }) == ["offline"])
    #expect(all(Observable.catch(sequence: [bad, .just(3)])) == ["3", "|"])
    #expect(all(bad.retry { errors in errors.take(1).map { _ in } }) == ["|"])
    #expect(
      all(
        bad.retry { errors in
          errors.enumerated().flatMap { index, error -> Observable<Int> in
            index < 2 ? .just(index) : .error(error)
          }
        }) == ["offline"])
    #expect(
      all(bad.retry(when: { (errors: Observable<Failure>) in errors.flatMap { _ in Observable<Int>.empty() } })) == [])
    #expect(all(bad.materialize().map { $0.isCompleted }) == ["false", "|"])
    #expect(all(bad.asInfallible(onErrorJustReturn: 9)) == ["9", "|"])
  }

  @Test func `subscriptions with closures for all, for some and for no events`() {
    var got: [String] = []
    let bag = DisposeBag()
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.on(.completed)
      return Disposables.create { got.append("gone") }
    }
    source.subscribe().disposed(by: bag)
    source.subscribe(onNext: { got.append("\($0)") }).disposed(by: bag)
    source.subscribe(onNext: { got.append("\($0)") }, onCompleted: { got.append("|") }).disposed(by: bag)
    source.subscribe { got.append("\($0)") }.disposed(by: bag)
    source.asSingle().subscribe { result in
      switch result {
      case .success(let element): got.append("\(element)!")
      case .failure(let error): got.append("\(error)")
      }
    }.disposed(by: bag)
    source.ignoreElements().asCompletable().subscribe { event in
      switch event {
      case .completed: got.append("done")
      case .error(let error): got.append("\(error)")
      }
    }.disposed(by: bag)
    bag.insert(source.subscribe(), source.subscribe())
    bag.insert {
      source.subscribe()
      source.subscribe()
    }
    let expected = [
      ["gone"], ["1", "gone"], ["1", "|", "gone"], ["next(1)", "completed", "gone"], ["1!", "gone"], ["done", "gone"],
      Array(repeating: "gone", count: 4),
    ]
    #expect(got == expected.flatMap { $0 })
  }
}
