import Rx

/// Work that a person starts again and again, one at a time, and that may fail each time without an end to the action.
///
/// What comes out is told apart by kind: `elements`, `errors`, whether it is `executing`, whether it is `enabled`. None
/// of these ever fails.
///
///     let save = Action<String, Int> { text in server.save(text) }
///     button.rx.tap.withLatestFrom(text).bind(to: save.inputs).disposed(by: disposeBag)
///     save.errors.bind(to: message).disposed(by: disposeBag)
public final class Action<Input, Element> {
  /// What makes the work of one input.
  public typealias WorkFactory = (Input) -> Observable<Element>

  /// Makes the work of one input.
  public let workFactory: WorkFactory

  /// Takes inputs, and works on each, if it is enabled. An error or a completion means nothing to it.
  public let inputs: AnyObserver<Input>

  /// What the work brings, of all inputs.
  public let elements: Observable<Element>

  /// Why an input came to nothing, or to an early end.
  public let errors: Observable<ActionError>

  /// The errors of the work alone.
  public let underlyingError: Observable<any Error>

  /// Whether it is at work; the present answer first.
  public let executing: Observable<Bool>

  /// Whether it would take an input: it is not at work, and `enabledIf` agrees. The present answer first.
  public let enabled: Observable<Bool>

  /// The work of each input that was taken.
  public let executionObservables: Observable<Observable<Element>>

  private let executions = PublishSubject<Observable<Element>>()
  private let failures = PublishSubject<ActionError>()
  private let isExecuting = BehaviorSubject(value: false)
  private let isEnabled = BehaviorSubject(value: false)
  private let work = SerialDisposable()
  private let disposeBag = DisposeBag()

  /// An action that does the work of `workFactory`.
  ///
  /// - Parameter enabledIf: when inputs are taken, beside that no work is under way; always unless told. Its error means never
  ///     again.
  public init(enabledIf: Observable<Bool> = .just(true), workFactory: @escaping WorkFactory) {
    self.workFactory = workFactory
    let received = PublishSubject<Input>()
    inputs = AnyObserver { event in if case .next(let input) = event { received.onNext(input) } }
    executionObservables = executions
    elements = executions.flatMap { $0.catch { _ in .empty() } }
    errors = failures
    underlyingError = failures.compactMap { if case .underlyingError(let error) = $0 { error } else { nil } }
    executing = isExecuting.distinctUntilChanged()
    enabled = isEnabled.distinctUntilChanged()
    Observable.combineLatest(enabledIf.catchAndReturn(false), isExecuting) { $0 && !$1 }
      .subscribe(isEnabled).disposed(by: disposeBag)
    work.disposed(by: disposeBag)
    received.subscribe(onNext: { [weak self] input in _ = self?.execute(input) }).disposed(by: disposeBag)
  }

  /// An action whose work is a `Single`, a `Completable` or whatever else can be observed.
  ///
  /// Where both would do, as for `{ .empty() }`, the other initializer is meant.
  /// - Parameter enabledIf: when inputs are taken, beside that no work is under way; always unless told.
  @_disfavoredOverload
  public convenience init<Work: ObservableConvertibleType>(
    enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Work
  ) where Work.Element == Element {
    self.init(enabledIf: enabledIf) { input -> Observable<Element> in workFactory(input).asObservable() }
  }

  /// Begins the work of `value` at once, if the action is enabled.
  ///
  /// - Returns: what the work brings, from its beginning, whenever it is subscribed. It fails with an `ActionError`.
  @discardableResult
  public func execute(_ value: Input) -> Observable<Element> {
    guard (try? isEnabled.value()) == true else {
      failures.onNext(.notEnabled)
      return .error(ActionError.notEnabled)
    }
    let result = ReplaySubject<Element>.createUnbounded()
    isExecuting.onNext(true)
    executions.onNext(result)
    // Its place first: work that ends at once may begin the next, which then has the place.
    let place = SingleAssignmentDisposable()
    work.disposable = place
    let subscription = workFactory(value)
      .do(onError: { [failures] in failures.onNext(.underlyingError($0)) })
      .catch { .error(ActionError.underlyingError($0)) }
      .do(onDispose: { [isExecuting] in isExecuting.onNext(false) })
      .subscribe(result)
    place.setDisposable(subscription)
    return result
  }
}
