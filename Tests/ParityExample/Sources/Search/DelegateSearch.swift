/// The delegate of a search, which shows its state.
@MainActor package protocol DelegateSearchDelegate: AnyObject {
  func search(_ search: DelegateSearch, didChangeText text: String)
  func search(_ search: DelegateSearch, didFind results: [String])
  func search(_ search: DelegateSearch, isLoading: Bool)
}

/// The old search: it waits for a pause in typing, and then sends a request. A text has at most ten letters.
@MainActor package final class DelegateSearch {
  package weak var delegate: (any DelegateSearchDelegate)?

  private let services: Services
  private var text = ""
  private var stopWaiting = {}
  private var cancelRequest = {}

  package init(_ services: Services) { self.services = services }

  package func start() {
    delegate?.search(self, didChangeText: text)
    delegate?.search(self, didFind: [])
    delegate?.search(self, isLoading: false)
  }

  package func type(_ letter: Character) {
    guard text.count < 10 else { return }
    text.append(letter)
    delegate?.search(self, didChangeText: text)
    stopWaiting()
    stopWaiting = services.later(.milliseconds(200)) { [weak self] in self?.ask() }
  }

  package func cancel() {
    stopWaiting()
    cancelRequest()
    delegate?.search(self, isLoading: false)
  }

  package func clear() {
    cancel()
    text = ""
    delegate?.search(self, didChangeText: text)
    delegate?.search(self, didFind: [])
  }

  private func ask() {
    cancelRequest()
    delegate?.search(self, isLoading: true)
    cancelRequest = services.find(text) { [weak self] results in self?.show(results) }
  }

  private func show(_ results: [String]) {
    delegate?.search(self, didFind: results.sorted())
    delegate?.search(self, isLoading: false)
  }
}
