import Rx

/// Work that a person starts again and again, one at a time, and that may fail each time without an end to the action.
///
/// The outcomes are separate observables: `elements`, `errors`, `executing`, `enabled`. None of these ever fails.
///
///     let save = Action<String, Int> { text in server.save(text) }
///     button.rx.tap.withLatestFrom(text).bind(to: save.inputs).disposed(by: disposeBag)
///     save.errors.bind(to: message).disposed(by: disposeBag)
public final class Action<Input, Element> {
  /// A function that makes the work of one input.
  public typealias WorkFactory = (Input) -> Observable<Element>

  /// Makes the work of one input.
  public let workFactory: WorkFactory

  /// Takes inputs, and works on each, if the action is enabled. It ignores an error and a completion.
  public let inputs: AnyObserver<Input>

  /// The elements of the work, of all inputs.
  public let elements: Observable<Element>

  /// The reasons why an input was refused or its work failed.
  public let errors: Observable<ActionError>

  /// The errors of the work alone.
  public let underlyingError: Observable<any Error>

  /// True while the action is at work; emits the present value first.
  public let executing: Observable<Bool>

  /// True if the action would take an input: it is not at work, and `enabledIf` agrees. Emits the present value first.
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
  /// - Parameter enabledIf: A further condition for taking inputs; always true by default. After its error no input is
  ///   taken any more.
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

  /// An action whose work is a `Single`, a `Completable` or any other type that can be observed.
  ///
  /// Where both would do, as for `{ .empty() }`, the other initializer is meant.
  /// - Parameter enabledIf: A further condition for taking inputs; always true by default.
  @_disfavoredOverload
  public convenience init<Work: ObservableConvertibleType>(
    enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Work
  ) where Work.Element == Element {
    self.init(enabledIf: enabledIf) { input -> Observable<Element> in workFactory(input).asObservable() }
  }

  /// Begins the work of `value` at once, if the action is enabled.
  ///
  /// - Returns: The elements of the work, from its beginning, whenever it is subscribed. It fails with an
  ///   `ActionError`.
  @discardableResult
  public func execute(_ value: Input) -> Observable<Element> {
    guard (try? isEnabled.value()) == true else {
      failures.onNext(.notEnabled)
      return .error(ActionError.notEnabled)
    }
    let result = ReplaySubject<Element>.createUnbounded()
    isExecuting.onNext(true)
    executions.onNext(result)
    // The place first: work that ends at once may begin the next, which then has the place.
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

/// The reason why an action has no result.
public enum ActionError: Error {
  /// An input came while the action was not enabled: nothing was done.
  case notEnabled

  /// Its work failed.
  case underlyingError(any Error)
}

/// An action for a button: its input is a tap, and its work has no elements.
public typealias CocoaAction = Action<Void, Void>

/// An action whose work has no elements: `CompletableAction<String> { text in server.save(text) }`.
public typealias CompletableAction<Input> = Action<Input, Never>

extension Action where Element == Never {
  /// Emits an element each time that work completes without an error.
  ///
  /// Subscribe it before the work begins.
  public var completions: Observable<Void> {
    executionObservables.flatMap { $0.materialize() }.filter(\.isCompleted).map { _ in }
  }
}

extension ObservableType {
  /// Does the work of `action` for each element. The action ignores errors and the completion.
  ///
  /// - Returns: A disposable that ends the binding.
  public func bind<Element>(to action: Action<Self.Element, Element>) -> any Disposable {
    subscribe(action.inputs)
  }

  /// Does the work of `action` for the result of `inputTransform` for each element.
  ///
  /// - Returns: A disposable that ends the binding.
  public func bind<Input, Element>(
    to action: Action<Input, Element>, inputTransform: @escaping (Self.Element) -> Input
  ) -> any Disposable {
    map(inputTransform).subscribe(action.inputs)
  }
}
