// Observer: an action whose state and result are properties, and which observes the task that does its work.

import KeyValueObserving
import Models
import Services
import World

extension ObserverWay {
  /// Work for one input at a time. Work that fails does not end the action.
  final class Action<Input, Element>: KeyValueObservable {
    typealias WorkFactory = (Input) -> HTTPTask
    typealias Reading = (HTTPTask.Outcome) -> Result<Element, SearchTrouble>

    nonisolated let observers = ObserverStore()

    /// The condition under which the action takes inputs, in addition to having no work under way.
    @Observed var enabledIf = false

    /// A Boolean value indicating whether work is under way.
    @Observed private(set) var isExecuting = false

    /// The result of the latest input; `nil` while work is under way, and after it was cancelled.
    @Observed private(set) var result: Result<Element, SearchTrouble>?

    private let workFactory: WorkFactory
    private let read: Reading
    private var work: HTTPTask?
    private var observation: KeyValueObservation?

    init(_ workFactory: @escaping WorkFactory, read: @escaping Reading) {
      self.workFactory = workFactory
      self.read = read
    }

    isolated deinit {
      // No request outlives its owner.
      work?.cancel()
    }

    var isEnabled: Bool { enabledIf && !isExecuting }

    /// Begins the work for `input` if the action is enabled; otherwise changes no property.
    ///
    /// - Returns: True if the action was enabled.
    @discardableResult
    func execute(_ input: Input) -> Bool {
      guard isEnabled else { return false }
      (result, isExecuting) = (nil, true)
      let task = workFactory(input)
      observation = task.observe(\.outcome) { [weak self] task, _ in
        guard let self, let outcome = task.outcome else { return }
        // Work that has ended cannot be cancelled, not even by an observer of its result.
        work = nil
        result = read(outcome)
        end()
      }
      work = task
      task.resume()
      return true
    }

    /// Cancels the work without a result.
    func cancel() {
      guard let work else { return }
      work.cancel()
      end()
    }

    private func end() {
      (work, observation) = (nil, nil)
      isExecuting = false
    }
  }
}
