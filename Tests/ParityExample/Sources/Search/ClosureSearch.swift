/// The visible state of a search.
package struct SearchState: Hashable, Sendable {
  package var text = ""
  package var results: [String] = []
  package var isLoading = false

  package init() {}
}

/// The new search: its state is one value, and a closure receives each change.
@MainActor package final class ClosureSearch {
  /// Receives the state at once, and whenever it changes.
  package var onChange: (SearchState) -> Void = { _ in } {
    didSet { onChange(state) }
  }

  private let services: Services
  private var state = SearchState() {
    didSet { if state != oldValue { onChange(state) } }
  }
  private var stopWaiting = {}
  private var cancelRequest = {}

  package init(_ services: Services) { self.services = services }

  package func type(_ letter: Character) {
    guard state.text.count < 10 else { return }
    state.text.append(letter)
    stopWaiting()
    stopWaiting = services.later(.milliseconds(200)) { [weak self] in self?.ask() }
  }

  package func cancel() {
    stopWaiting()
    cancelRequest()
    state.isLoading = false
  }

  package func clear() {
    stopWaiting()
    cancelRequest()
    state = SearchState()
  }

  private func ask() {
    cancelRequest()
    state.isLoading = true
    cancelRequest = services.find(state.text) { [weak self] results in self?.show(results) }
  }

  private func show(_ results: [String]) {
    var shown = state
    (shown.results, shown.isLoading) = (results.sorted(), false)
    state = shown
  }
}
