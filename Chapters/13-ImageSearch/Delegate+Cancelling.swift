// Delegate, with a second trigger and a way out: one input more.

import Models
import Services
import World

extension DelegateWay {
  enum Cancelling {}
}

extension DelegateWay.Cancelling {
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
    func cancel()
  }

  protocol ViewModelOutputs: AnyObject {
    func attachView(_ view: any SearchView)
    func detachView()
  }

  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs, DelegateWay.ActionDelegate {
    private let action = DelegateWay.Action()
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

    func cancel() {
      action.cancel()
    }

    func action(_ action: DelegateWay.Action, workFor query: ImageQuery) -> HTTPTask {
      client.task(with: engine.search(for: query))
    }

    func action(_ action: DelegateWay.Action, didEndWith outcome: HTTPTask.Outcome) {
      switch outcome.images(from: engine) {
      case .success(let found):
        view?.show(found)
        view?.show(SearchNotice(about: found))
      case .failure(let trouble):
        view?.show(.trouble(trouble))
      }
    }

    func actionDidChangeEnabled(_ action: DelegateWay.Action) {
      view?.show(isEnabled: action.isEnabled)
    }

    func actionDidChangeExecuting(_ action: DelegateWay.Action) {
      if action.isExecuting { view?.show(nil) }
      view?.show(isSearching: action.isExecuting)
    }
  }
}
