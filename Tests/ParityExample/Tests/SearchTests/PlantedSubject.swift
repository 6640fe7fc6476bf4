import Parity
import Search

/// A difference that a rewrite may bring along.
enum Planted: String, CaseIterable {
  case lateUpdate, missingFirstValue, leak, handlerAfterEnd, limit, order, staleAnswer, answerAfterCancel, flash
  case wrongAfterEighthInput
}

/// A search with one of the differences.
@MainActor final class PlantedSubject: @MainActor Subject {
  private let planted: Planted
  private let trial: Trial<SearchState>
  private let services: Services
  private var inputCount = 0
  private var (stopWaiting, cancelRequest) = ({}, {})
  private(set) var snapshot = SearchState() {
    didSet { trial.show(snapshot) }
  }

  init(_ planted: Planted, _ trial: Trial<SearchState>) {
    (self.planted, self.trial) = (planted, trial)
    services = SearchTests.services(trial.clock)
    switch planted {
    case .missingFirstValue: snapshot.isLoading = true
    case .leak: trial.expectDeallocation(of: Leaking())
    case .handlerAfterEnd: _ = services.later(.seconds(60)) { trial.show(SearchState()) }
    default: break
    }
  }

  func perform(_ input: Act) {
    inputCount += 1
    switch input {
    case .type(let letter): type(letter)
    case .cancel: cancel()
    case .clear:
      cancel()
      (snapshot.text, snapshot.results) = ("", [])
    case .wait: break
    }
    if planted == .wrongAfterEighthInput, inputCount == 8 { snapshot.isLoading.toggle() }
  }

  private func type(_ letter: Character) {
    guard snapshot.text.count < (planted == .limit ? 9 : 10) else { return }
    let text = snapshot.text + String(letter)
    if planted == .lateUpdate {
      _ = services.later(.milliseconds(1)) { [weak self] in self?.snapshot.text = text }
    } else {
      snapshot.text = text
    }
    stopWaiting()
    stopWaiting = services.later(.milliseconds(200)) { [weak self] in self?.ask() }
  }

  private func cancel() {
    stopWaiting()
    if planted != .answerAfterCancel { cancelRequest() }
    snapshot.isLoading = false
  }

  private func ask() {
    if planted != .staleAnswer { cancelRequest() }
    snapshot.isLoading = true
    cancelRequest = services.find(snapshot.text) { [weak self] results in self?.show(results) }
  }

  private func show(_ results: [String]) {
    if planted == .flash { snapshot.results = [] }
    snapshot.results = planted == .order ? results : results.sorted()
    snapshot.isLoading = false
  }
}

private final class Leaking {
  private var itself: Leaking?

  init() { itself = self }
}
