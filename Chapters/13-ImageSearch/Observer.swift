// Observer: outputs are properties, derived from those of the action; the controller observes them.

import KeyValueObserving
import Models
import Services
import World

extension ObserverWay {
  // MARK: Contract

  protocol ViewModelInputs: AnyObject {
    func enter(_ text: String)
    func search()
  }

  protocol ViewModelOutputs: KeyValueObservable {
    var isEnabled: Bool { get }
    var isSearching: Bool { get }
    var images: [String] { get }
    var notice: SearchNotice? { get }
  }

  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs {
    nonisolated let observers = ObserverStore()
    var isEnabled: Bool { action.isEnabled }
    var isSearching: Bool { action.isExecuting }
    @Observed private(set) var images: [String] = []

    var notice: SearchNotice? {
      switch action.result {
      case .success(let found)?: SearchNotice(about: found)
      case .failure(let trouble)?: .trouble(trouble)
      case nil: nil
      }
    }

    private let action: Action<ImageQuery, [String]>
    private var query = ImageQuery()
    private var observation: KeyValueObservation?

    init(_ engine: SearchEngine, _ world: World) {
      let client = HTTPClient(world)
      action = Action { query in
        client.task(with: engine.search(for: query))
      } read: { outcome in
        outcome.images(from: engine)
      }
      observation = action.observe(\.result) { [weak self] action, _ in
        // After a failure, the earlier images stay.
        if case .success(let found)? = action.result { self?.images = found }
      }
    }

    var inputs: any ViewModelInputs { self }
    var outputs: any ViewModelOutputs { self }

    func enter(_ text: String) {
      query = ImageQuery(text)
      action.enabledIf = query.isLongEnough
    }

    func search() {
      action.execute(query)
    }
  }
}
