@testable import Background
import Controls
import Models
import Services
import Stage
import World

extension CountingLoop {
  final class Yours: Wiring {
    private let screen: CancellingScreen
    private let world: World
    private var task: Task<Void, Never>?

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      self.world = world
      screen.show(.ready)
      screen.count.addTarget(self, action: Yours.countTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private func countTapped() {
      task?.cancel()
      screen.show(.counting(0))
      let states = Self.states(of: screen.textToCount, in: world)
      task = Task(executorPreference: world.executor) { [tell] in
        #if SOLVED
        for await state in states where !Task.isCancelled { tell(state) }
        #else
        // Yours: if the state is still wanted.
        for await state in states { tell(state) }
        #endif
      }
    }

    private func cancelTapped() {
      task?.cancel()
      screen.show(.cancelled)
    }

    /// For a task on the world's executor: it is on the main queue, and to wait for the main actor would leave the world.
    private var tell: @Sendable (CountingState) -> Void {
      { [weak screen] state in MainActor.assumeIsolated { screen?.show(state) } }
    }

    /// The states of a count of `text`, which ends when nobody waits for them any more.
    private static func states(of text: String, in world: World) -> AsyncStream<CountingState> {
      AsyncStream { continuation in
        #if SOLVED
        let task = CountingTask(text, in: world) { state in
          continuation.yield(state)
          if case .counted = state { continuation.finish() }
        }
        continuation.onTermination = { [weak world] _ in
          world?.post { task.cancel() }
        }
        task.resume()
        #else
        // Yours: a counting task that hands on what it reaches.
        continuation.finish()
        #endif
      }
    }
  }
}
