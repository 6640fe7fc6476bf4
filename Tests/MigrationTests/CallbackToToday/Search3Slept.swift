// Step 3, the pause is a task that sleeps.

import World

final class SearchSlept: SearchFeature {
  private let directory: Directory
  private let clock: WorldClock
  private let show: (String) -> Void
  private var pause: Task<Void, any Error>?
  private var question: Task<Void, Never>?

  init(_ directory: Directory, _ world: World, show: @escaping (String) -> Void) {
    self.directory = directory
    clock = world.taskClock
    self.show = show
  }

  isolated deinit {
    pause?.cancel()
    question?.cancel()
  }

  func type(_ text: String) {
    pause?.cancel()
    pause = Task { [weak self, clock] in
      try await clock.sleep(for: .milliseconds(300))
      try Task.checkCancellation()
      self?.ask(text)
    }
  }

  private func ask(_ text: String) {
    question?.cancel()
    show("searching …")
    question = Task { [weak self, directory] in
      do {
        let names = try await directory.names(beginningWith: text)
        // The next question may have come after the answer, and before this task resumed.
        try Task.checkCancellation()
        self?.show(line(names))
      } catch {
        if !Task.isCancelled { self?.show("no answer") }
      }
    }
  }
}
