/// All that a search shows.
public struct SearchState: Hashable, Sendable {
  public var text = ""
  public var results: [String] = []
  public var isLoading = false

  public init() {}
}

/// The new search: its state is one value, and a closure gets each change.
@MainActor public final class ClosureSearch {
  /// Gets the state at once, and whenever it changes.
  public var onChange: (SearchState) -> Void = { _ in } {
    didSet { onChange(state) }
  }

  private let services: Services
  private var state = SearchState() {
    didSet { if state != oldValue { onChange(state) } }
  }
  private var stopWaiting = {}
  private var cancelRequest = {}

  public init(_ services: Services) { self.services = services }

  public func type(_ letter: Character) {
    guard state.text.count < 10 else { return }
    state.text.append(letter)
    stopWaiting()
    stopWaiting = services.later(.milliseconds(200)) { [weak self] in self?.ask() }
  }

  public func cancel() {
    stopWaiting()
    cancelRequest()
    state.isLoading = false
  }

  public func clear() {
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
