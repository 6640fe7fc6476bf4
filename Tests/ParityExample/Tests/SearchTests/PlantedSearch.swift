import Search

/// A difference that a rewrite may bring along.
enum Planted: String, CaseIterable {
  case lateUpdate, missingFirstValue, leak, handlerAfterEnd, limit, order, staleAnswer, answerAfterCancel, flash
  case wrongAfterEighthInput
}

/// A copy of `ClosureSearch` with one of the differences, or with none.
@MainActor final class PlantedSearch: ObservedSearch {
  var onChange: (SearchState) -> Void = { _ in } {
    didSet { if planted != .missingFirstValue { onChange(state) } }
  }

  private let planted: Planted?
  private let services: Services
  private var state = SearchState() {
    didSet { if state != oldValue { onChange(state) } }
  }
  private var inputCount = 0 {
    didSet { if inputCount == 8, planted == .wrongAfterEighthInput { state.isLoading.toggle() } }
  }
  private var stopWaiting = {}
  private var cancelRequest = {}

  init(_ planted: Planted?, _ services: Services) { (self.planted, self.services) = (planted, services) }

  func type(_ letter: Character) {
    defer { inputCount += 1 }
    guard state.text.count < (planted == .limit ? 9 : 10) else { return }
    if planted == .lateUpdate {
      _ = services.later(.milliseconds(1)) { [weak self] in self?.state.text.append(letter) }
    } else {
      state.text.append(letter)
    }
    stopWaiting()
    stopWaiting = services.later(.milliseconds(200), waiting())
  }

  private func waiting() -> () -> Void {
    switch planted {
    case .leak: { self.ask() }
    case .handlerAfterEnd:
      { [weak self, onChange, state] in
        onChange(state)
        self?.ask()
      }
    default: { [weak self] in self?.ask() }
    }
  }

  func cancel() {
    defer { inputCount += 1 }
    stopWaiting()
    if planted != .answerAfterCancel { cancelRequest() }
    state.isLoading = false
  }

  func clear() {
    defer { inputCount += 1 }
    stopWaiting()
    cancelRequest()
    if planted == .flash { state.text = "" }
    state = SearchState()
  }

  private func ask() {
    if planted != .staleAnswer { cancelRequest() }
    state.isLoading = true
    cancelRequest = services.find(state.text) { [weak self] results in self?.show(results) }
  }

  private func show(_ results: [String]) {
    var shown = state
    (shown.results, shown.isLoading) = (planted == .order ? results : results.sorted(), false)
    state = shown
  }
}
