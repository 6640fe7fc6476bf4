// Step 1, callbacks: a pause and a question, each kept in order to call it off.

import World

final class SearchWithCallbacks: SearchFeature {
  private let directory: Directory
  private let world: World
  private let show: (String) -> Void
  private var pause: (any Cancellable)?
  private var question: (any Cancellable)?

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
    question = directory.find(text) { [weak self] result in
      switch result {
      case .success(let names): self?.show(line(names))
      case .failure: self?.show("no answer")
      }
    }
  }
}
