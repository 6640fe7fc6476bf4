// Callback, with a second trigger and a way out: one more input.

import Models
import Services
import World

extension CallbackWay {
  enum Cancelling {}
}

extension CallbackWay.Cancelling {
  // MARK: Contract

  protocol ViewModelInputs: AnyObject {
    func enter(_ text: String)
    func search()
    func cancel()
  }

  /// Each closure is called at each change; those with a current value are called at once, too.
  protocol ViewModelOutputs: AnyObject {
    var isEnabled: ((Bool) -> Void)? { get set }
    var isSearching: ((Bool) -> Void)? { get set }
    var images: (([String]) -> Void)? { get set }
    var notice: ((SearchNotice?) -> Void)? { get set }
  }

  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs {
    var isEnabled: ((Bool) -> Void)? { didSet { action.enabled = isEnabled } }
    var isSearching: ((Bool) -> Void)? { didSet { isSearching?(action.isExecuting) } }
    var images: (([String]) -> Void)?
    var notice: ((SearchNotice?) -> Void)?
    private let action: CallbackWay.Action<ImageQuery, [String]>
    private var query = ImageQuery()

    init(_ engine: SearchEngine, _ world: World) {
      let client = HTTPClient(world)
      action = CallbackWay.Action { query, completion in
        let task = client.task(with: engine.search(for: query)) { completion($0.images(from: engine)) }
        task.resume()
        return task
      }
      action.executing = { [weak self] isSearching in self?.show(isSearching: isSearching) }
    }

    var inputs: any ViewModelInputs { self }
    var outputs: any ViewModelOutputs { self }

    func enter(_ text: String) {
      query = ImageQuery(text)
      action.enabledIf = query.isLongEnough
    }

    func search() {
      action.execute(query) { [weak self] result in self?.show(result) }
    }

    func cancel() {
      action.cancel()
    }

    private func show(isSearching: Bool) {
      if isSearching { notice?(nil) }
      self.isSearching?(isSearching)
    }

    private func show(_ result: Result<[String], SearchTrouble>) {
      switch result {
      case .success(let found):
        images?(found)
        notice?(SearchNotice(about: found))
      case .failure(let trouble):
        notice?(.trouble(trouble))
      }
    }
  }
}
