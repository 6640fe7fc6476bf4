import Parity
import Search

/// What can happen to a search.
enum Act: Hashable, Sendable {
  case type(Character)
  case cancel
  case clear
  case wait(milliseconds: Int)

  /// The time that passes.
  var time: Duration {
    if case .wait(let milliseconds) = self { .milliseconds(milliseconds) } else { .zero }
  }
}

extension Act {
  /// Forms that are sooner understood.
  var shorter: [Act] {
    switch self {
    case .type(let letter): letter == "a" ? [] : [.type("a")]
    case .wait(let milliseconds): stride(from: 100, to: milliseconds, by: 100).map { .wait(milliseconds: $0) }
    case .cancel, .clear: []
    }
  }
}

/// Services on the clock of a trial: a short text takes longer to be found.
@MainActor func services(_ clock: ManualClock) -> Services {
  func later(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
    let scheduled = clock.schedule(after: delay, action)
    return { scheduled.cancel() }
  }
  return Services(later: later) { text, answer in
    later(.milliseconds(text.count == 1 ? 500 : 100)) { answer([text + "2", text + "1"]) }
  }
}

/// The old search, and what its delegate was told.
@MainActor final class DelegateSubject: @MainActor Subject, DelegateSearchDelegate {
  private let search: DelegateSearch
  private let trial: Trial<SearchState>
  private(set) var snapshot = SearchState() {
    didSet { trial.show(snapshot) }
  }

  init(_ trial: Trial<SearchState>) {
    self.trial = trial
    search = DelegateSearch(services(trial.clock))
    trial.expectDeallocation(of: search)
    search.delegate = self
    search.start()
  }

  func perform(_ input: Act) {
    switch input {
    case .type(let letter): search.type(letter)
    case .cancel: search.cancel()
    case .clear: search.clear()
    case .wait: break
    }
  }

  func search(_ search: DelegateSearch, didChangeText text: String) { snapshot.text = text }
  func search(_ search: DelegateSearch, didFind results: [String]) { snapshot.results = results }
  func search(_ search: DelegateSearch, isLoading: Bool) { snapshot.isLoading = isLoading }
}

/// The new search, and what its closure got.
@MainActor final class ClosureSubject: @MainActor Subject {
  private let search: ClosureSearch
  private(set) var snapshot = SearchState()

  init(_ trial: Trial<SearchState>) {
    search = ClosureSearch(services(trial.clock))
    trial.expectDeallocation(of: search)
    search.onChange = { [weak self] state in
      self?.snapshot = state
      trial.show(state)
    }
  }

  func perform(_ input: Act) {
    switch input {
    case .type(let letter): search.type(letter)
    case .cancel: search.cancel()
    case .clear: search.clear()
    case .wait: break
    }
  }
}
