// Step 2, the question is a stream: the bag is what the handle was.

import Rx
import World

final class SearchWithSingle: SearchFeature {
  private let directory: Directory
  private let world: World
  private let show: (String) -> Void
  private var pause: (any Cancellable)?
  private var question = DisposeBag()

  init(_ directory: Directory, _ world: World, show: @escaping (String) -> Void) {
    self.directory = directory
    self.world = world
    self.show = show
  }

  isolated deinit {
    pause?.cancel()
  }

  func type(_ text: String) {
    pause?.cancel()
    pause = world.schedule(after: .milliseconds(300)) { [weak self] in self?.ask(text) }
  }

  private func ask(_ text: String) {
    // A new bag: the old one goes, and calls off what is in it.
    question = DisposeBag()
    show("searching …")
    directory.rx.find(text)
      .subscribe(
        onSuccess: { [weak self] names in self?.show(line(names)) },
        onFailure: { [weak self] _ in self?.show("no answer") }
      )
      .disposed(by: question)
  }
}
