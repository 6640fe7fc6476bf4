// Step 4, the line is a state: the model is observable, and no longer stores a closure.

import Controls
import Observation
import World

@Observable final class SearchState {
  enum Phase: Equatable {
    case idle, searching(String), found([String]), failed
  }

  // A repeated text is an equal state, and leads to no update.
  private(set) var phase = Phase.idle
  private let directory: Directory
  private let clock: WorldClock
  @ObservationIgnored private var pause: Task<Void, any Error>?
  @ObservationIgnored private var question: Task<Void, Never>?

  init(_ directory: Directory, _ world: World) {
    self.directory = directory
    clock = world.taskClock
  }

  isolated deinit {
    pause?.cancel()
    question?.cancel()
  }

  var line: String? {
    switch phase {
    case .idle: nil
    case .searching: "searching …"
    case .found(let names): MigrationTests.line(names)
    case .failed: "no answer"
    }
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
    phase = .searching(text)
    question = Task { [weak self, directory] in
      do {
        let names = try await directory.names(beginningWith: text)
        // The next question may have come after the answer, and before this task resumed.
        try Task.checkCancellation()
        self?.phase = .found(names)
      } catch {
        if !Task.isCancelled { self?.phase = .failed }
      }
    }
  }
}

/// The rest of the feature: the input, and the output as the controller of a screen has it.
final class SearchObserved: ViewController, SearchFeature {
  private let state: SearchState
  private let show: (String) -> Void

  init(_ directory: Directory, _ world: World, show: @escaping (String) -> Void) {
    state = SearchState(directory, world)
    self.show = show
    super.init(world)
  }

  func type(_ text: String) {
    state.type(text)
  }

  override func updateProperties() {
    if let line = state.line { show(line) }
  }
}
