@testable import Background
import Controls
import Models
import Services
import Stage
import Workshop
import World

extension CountingLoop {
  final class Yours: CountWiring<CancellingScreen> {
    private var task: Task<Void, Never>?

    isolated deinit {
      task?.cancel()
    }

    override func countTapped() {
      task?.cancel()
      screen.show(.counting(0))
      let states = Self.states(of: screen.textToCount, in: world)
      task = Task { [weak screen] in
        #if SOLVED
        for await state in states where !Task.isCancelled { screen?.show(state) }
        #else
        // Yours: if the state is still wanted.
        for await state in states { screen?.show(state) }
        #endif
      }
    }

    override func cancelTapped() {
      task?.cancel()
      screen.show(.cancelled)
    }

    /// Returns the states of a count of `text`, which is cancelled when the loop over them ends.
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
