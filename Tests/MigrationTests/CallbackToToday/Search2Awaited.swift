// Step 2, the question is awaited: the handle of the question is that of a task.

import World

final class SearchAwaited: SearchFeature {
  private let directory: Directory
  private let world: World
  private let show: (String) -> Void
  private var pause: (any Cancellable)?
  private var question: Task<Void, Never>?

  init(_ directory: Directory, _ world: World, show: @escaping (String) -> Void) {
    self.directory = directory
    self.world = world
    self.show = show
  }

  isolated deinit {
    pause?.cancel()
    question?.cancel()
  }

  func type(_ text: String) {
    pause?.cancel()
    pause = world.schedule(after: .milliseconds(300)) { [weak self] in self?.ask(text) }
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
