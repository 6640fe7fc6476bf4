// Delegate: the view model is its action's delegate, and tells its view.

import Models
import Services
import World

extension DelegateWay {
  // MARK: Contract

  protocol SearchView: AnyObject {
    func show(isEnabled: Bool)
    func show(isSearching: Bool)
    func show(_ images: [String])
    func show(_ notice: SearchNotice?)
  }

  protocol ViewModelInputs: AnyObject {
    func enter(_ text: String)
    func search()
  }

  protocol ViewModelOutputs: AnyObject {
    func attachView(_ view: any SearchView)
    func detachView()
  }

  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs, ActionDelegate {
    private let action = Action()
    private var query = ImageQuery()
    private let engine: SearchEngine
    private let client: HTTPClient
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any SearchView)?

    init(_ engine: SearchEngine, _ world: World) {
      self.engine = engine
      client = HTTPClient(world)
      action.delegate = self
    }

    var inputs: any ViewModelInputs { self }
    var outputs: any ViewModelOutputs { self }

    func attachView(_ view: any SearchView) {
      self.view = view
      view.show(isEnabled: action.isEnabled)
      view.show(isSearching: action.isExecuting)
    }

    func detachView() {
      view = nil
    }

    func enter(_ text: String) {
      query = ImageQuery(text)
      action.enabledIf = query.isLongEnough
    }

    func search() {
      action.execute(query)
    }

    func action(_ action: Action, workFor query: ImageQuery) -> HTTPTask {
      client.task(with: engine.search(for: query))
    }

    func action(_ action: Action, didEndWith outcome: HTTPTask.Outcome) {
      switch outcome.images(from: engine) {
      case .success(let found):
        view?.show(found)
        view?.show(SearchNotice(about: found))
      case .failure(let trouble):
        view?.show(.trouble(trouble))
      }
    }

    func actionDidChangeEnabled(_ action: Action) {
      view?.show(isEnabled: action.isEnabled)
    }

    func actionDidChangeExecuting(_ action: Action) {
      if action.isExecuting { view?.show(nil) }
      view?.show(isSearching: action.isExecuting)
    }
  }
}
