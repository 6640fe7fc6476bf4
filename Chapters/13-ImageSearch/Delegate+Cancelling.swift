// Delegate, with a second trigger and a way out: one more input.

import Models
import Services
import World

extension DelegateWay {
  enum Cancelling {}
}

extension DelegateWay.Cancelling {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChangeIsEnabled isEnabled: Bool)
    func viewModel(_ viewModel: ViewModel, didChangeIsSearching isSearching: Bool)
    func viewModel(_ viewModel: ViewModel, didFind images: [String])
    func viewModel(_ viewModel: ViewModel, didChange notice: SearchNotice?)
  }

  protocol ViewModelInputs: AnyObject {
    func load()
    func enter(_ text: String)
    func search()
    func cancel()
  }

  protocol ViewModelOutputs: AnyObject {
    var delegate: (any ViewModelDelegate)? { get set }
  }

  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs, DelegateWay.ActionDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
    private let action = DelegateWay.Action()
    private var query = ImageQuery()
    private let engine: SearchEngine
    private let client: HTTPClient

    init(_ engine: SearchEngine, _ world: World) {
      self.engine = engine
      client = HTTPClient(world)
      action.delegate = self
    }

    var inputs: any ViewModelInputs { self }
    var outputs: any ViewModelOutputs { self }

    func load() {
      delegate?.viewModel(self, didChangeIsEnabled: action.isEnabled)
      delegate?.viewModel(self, didChangeIsSearching: action.isExecuting)
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
        delegate?.viewModel(self, didFind: found)
        delegate?.viewModel(self, didChange: SearchNotice(about: found))
      case .failure(let trouble):
        delegate?.viewModel(self, didChange: .trouble(trouble))
      }
    }

    func actionDidChangeEnabled(_ action: DelegateWay.Action) {
      delegate?.viewModel(self, didChangeIsEnabled: action.isEnabled)
    }

    func actionDidChangeExecuting(_ action: DelegateWay.Action) {
      if action.isExecuting { delegate?.viewModel(self, didChange: nil) }
      delegate?.viewModel(self, didChangeIsSearching: action.isExecuting)
    }
  }
}
