// Traps: no way returns to the main queue. Setters that any thread may call get around the compiler's checks.

import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Services
import Stage
import World

enum ForgetfulWay {}

extension ForgetfulWay {
  /// The closure shows what it is told where it is told.
  final class Callback: Wiring {
    private let screen: BackgroundScreen
    private let world: World
    private var task: CountingTask?

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      self.world = world
      screen.show(.ready)
      screen.count.addTarget(self, action: Callback.countTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private func countTapped() {
      let (progress, result) = (screen.progress, screen.result)
      let task = CountingTask(screen.textToCount, in: world) { state in
        progress.setProgress(Float(state.progress))
        result.setText(state.text)
      }
      self.task = task
      task.resume()
    }
  }

  /// The delegate's method shows what it is told where it is called.
  @MainActor final class Delegate: Wiring, CountingTaskDelegate {
    private let screen: BackgroundScreen
    private let world: World
    private let progress: ProgressBar
    private let result: Label
    private var task: CountingTask?

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      self.world = world
      (progress, result) = (screen.progress, screen.result)
      screen.show(.ready)
      screen.count.addTarget(self, action: Delegate.countTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private func countTapped() {
      let task = CountingTask(screen.textToCount, in: world, delegate: self)
      self.task = task
      task.resume()
    }

    nonisolated func task(_ task: CountingTask, didReach state: CountingState) {
      progress.setProgress(Float(state.progress))
      result.setText(state.text)
    }
  }

  /// A property that belongs to no actor: its observers hear of it where it is set.
  nonisolated final class Counted: KeyValueObservable, @unchecked Sendable {
    let observers = ObserverStore()
    private let stored = Observed(wrappedValue: CountingState.ready)

    var state: CountingState {
      get { stored.wrappedValue }
      set { stored.wrappedValue = newValue }
    }
  }

  /// The property is set where it is counted, so its observer shows it there.
  final class Observer: Wiring {
    private let screen: BackgroundScreen
    private let world: World
    private let counted = Counted()
    private var observation: KeyValueObservation?
    private var task: CountingTask?

    init(_ screen: BackgroundScreen, _ world: World) {
      self.screen = screen
      self.world = world
      let (progress, result) = (screen.progress, screen.result)
      screen.show(.ready)
      observation = counted.observe(\.state) { counted, _ in
        progress.setProgress(Float(counted.state.progress))
        result.setText(counted.state.text)
      }
      screen.count.addTarget(self, action: Observer.countTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private func countTapped() {
      let task = CountingTask(screen.textToCount, in: world) { [counted] state in counted.state = state }
      self.task = task
      task.resume()
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

  /// There is no `observe(on:)` either, but a control's own binders, which go back by themselves.
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
