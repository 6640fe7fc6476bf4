import Parity
import Search

/// The inputs of a search.
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
  /// Simpler forms of the input, the simplest first.
  var shorter: [Act] {
    switch self {
    case .type(let letter): letter == "a" ? [] : [.type("a")]
    case .wait(let milliseconds): stride(from: 100, to: milliseconds, by: 100).map { .wait(milliseconds: $0) }
    case .cancel, .clear: []
    }
  }
}

/// Services on the clock of a trial. The answer for a short text takes longer.
@MainActor func services(_ clock: ManualClock) -> Services {
  func later(_ delay: Duration, _ action: @escaping () -> Void) -> () -> Void {
    let scheduled = clock.schedule(after: delay, action)
    return { scheduled.cancel() }
  }
  return Services(later: later) { text, answer in
    later(.milliseconds(text.count == 1 ? 500 : 100)) { answer([text + "2", text + "1"]) }
  }
}

extension SearchState {
  /// The screen until a search sets it: a label has the text that it was designed with.
  static var untouched: SearchState {
    var state = SearchState()
    state.text = "Label"
    return state
  }
}

/// The old search, and the screen that its delegate sets.
@MainActor final class DelegateSubject: @MainActor ParitySubject, DelegateSearchDelegate {
  private let search: DelegateSearch
  private let trial: Trial<SearchState>
  private(set) var snapshot = SearchState.untouched {
    didSet { trial.show(snapshot) }
  }

  init(_ trial: Trial<SearchState>) {
    self.trial = trial
    search = DelegateSearch(services(trial.clock))
    trial.expectDeallocation(of: search)
    trial.expectDeallocation(of: self)
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

/// A search that has a closure.
@MainActor protocol ObservedSearch: AnyObject {
  var onChange: (SearchState) -> Void { get set }

  func type(_ letter: Character)
  func cancel()
  func clear()
}

extension ClosureSearch: ObservedSearch {}

/// The new search, and the screen that its closure sets.
@MainActor final class ClosureSubject: @MainActor ParitySubject {
  private let search: any ObservedSearch
  private(set) var snapshot = SearchState.untouched

  init(_ trial: Trial<SearchState>, _ makeSearch: (Services) -> any ObservedSearch = { ClosureSearch($0) }) {
    search = makeSearch(services(trial.clock))
    trial.expectDeallocation(of: search)
    trial.expectDeallocation(of: self)
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
