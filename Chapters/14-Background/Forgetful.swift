// Traps: no way returns to the main queue. Setters that any thread may call get around the compiler's checks.

import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Services
import Stage
import Workshop
import World

enum ForgetfulWay {}

extension ForgetfulWay {
  /// The closure shows each state where it is called.
  final class Callback: CountWiring<BackgroundScreen> {
    override func countTapped() {
      let (progress, result) = (screen.progress, screen.result)
      begin(
        CountingTask(screen.textToCount, in: world) { state in
          progress.setProgress(Float(state.progress))
          result.setText(state.text)
        })
    }
  }

  /// The delegate's method shows each state where it is called.
  @MainActor final class Delegate: CountWiring<BackgroundScreen>, CountingTaskDelegate {
    private let progress: ProgressBar
    private let result: Label

    required init(_ screen: BackgroundScreen, _ world: World) {
      (progress, result) = (screen.progress, screen.result)
      super.init(screen, world)
    }

    override func countTapped() {
      begin(CountingTask(screen.textToCount, in: world, delegate: self))
    }

    nonisolated func task(_ task: CountingTask, didReach state: CountingState) {
      progress.setProgress(Float(state.progress))
      result.setText(state.text)
    }
  }

  /// A property that belongs to no actor: its observers are notified where it is set.
  nonisolated final class Counted: KeyValueObservable, @unchecked Sendable {
    let observers = ObserverStore()
    private let stored = Observed(wrappedValue: CountingState.ready)

    var state: CountingState {
      get { stored.wrappedValue }
      set { stored.wrappedValue = newValue }
    }
  }

  /// The property is set where the task counts, so its observer shows it there.
  final class Observer: CountWiring<BackgroundScreen> {
    private let counted = Counted()
    private var observation: KeyValueObservation?

    override func wire() {
      super.wire()
      let (progress, result) = (screen.progress, screen.result)
      observation = counted.observe(\.state) { counted, _ in
        progress.setProgress(Float(counted.state.progress))
        result.setText(counted.state.text)
      }
    }

    override func countTapped() {
      begin(CountingTask(screen.textToCount, in: world) { [counted] state in counted.state = state })
    }
  }

  /// There is `subscribe(on:)`, and no `observe(on:)`.
  final class Rx: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: BackgroundScreen, _ world: World) {
      let (progress, result) = (screen.progress, screen.result)
      screen.show(.ready)
      ForgetfulWay.states(of: screen, world)
        .subscribe(onNext: { @Sendable state in
          progress.setProgress(Float(state.progress))
          result.setText(state.text)
        })
        .disposed(by: disposeBag)
    }
  }

  /// There is no `observe(on:)` either, but binders of the controls, which go back by themselves.
  final class Bound: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: BackgroundScreen, _ world: World) {
      screen.show(.ready)
      let states = ForgetfulWay.states(of: screen, world).share()
      states.map { @Sendable state in Float(state.progress) }.bind(to: screen.progress.rx.progress)
        .disposed(by: disposeBag)
      states.map { @Sendable state in state.text }.bind(to: screen.result.rx.text).disposed(by: disposeBag)
    }
  }

  fileprivate static func states(of screen: BackgroundScreen, _ world: World) -> Observable<CountingState> {
    let background = BackgroundWorldScheduler(world)
    return screen.count.rx.tap
      .map { [weak screen] in screen?.textToCount ?? "" }
      .flatMapLatest { text in Observable.from(WordCounting(text), scheduler: background).subscribe(on: background) }
  }
}
