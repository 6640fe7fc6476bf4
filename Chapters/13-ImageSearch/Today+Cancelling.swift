// Today, with a second trigger and a way out: one more input.

import Models
import Observation
import Services
import World

extension TodayWay {
  enum Cancelling {}
}

extension TodayWay.Cancelling {
  // MARK: Contract

  protocol ViewModelInputs: AnyObject {
    func enter(_ text: String)
    func search()
    func cancel()
  }

  protocol ViewModelOutputs: AnyObject, Observable {
    var isEnabled: Bool { get }
    var isSearching: Bool { get }
    var images: [String] { get }
    var notice: SearchNotice? { get }
  }

  // MARK: View model

  @Observable final class ViewModel: ViewModelInputs, ViewModelOutputs {
    var isEnabled: Bool { action.isEnabled }
    var isSearching: Bool { action.isExecuting }
    var images: [String] { action.element ?? [] }

    var notice: SearchNotice? {
      switch action.result {
      case .success(let found)?: SearchNotice(about: found)
      case .failure(let trouble)?: .trouble(trouble)
      case nil: nil
      }
    }

    private let action: TodayWay.Action<ImageQuery, [String]>
    private var query = ImageQuery()

    init(_ engine: SearchEngine, _ world: World) {
      let client = HTTPClient(world)
      action = TodayWay.Action { query in
        try await engine.images(in: client.answer(to: engine.search(for: query)))
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

    func cancel() {
      action.cancel()
    }
  }
}
