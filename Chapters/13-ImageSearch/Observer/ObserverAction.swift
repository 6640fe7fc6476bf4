// Observer: an action whose state and result are properties, and which observes the task that does its work.

import KeyValueObserving
import Models
import Services
import World

extension ObserverWay {
  /// Work for one input at a time, which may fail each time without an end to the action.
  final class Action<Input, Element>: KeyValueObservable {
    typealias WorkFactory = (Input) -> HTTPTask
    typealias Reading = (HTTPTask.Outcome) -> Result<Element, SearchTrouble>

    nonisolated let observers = ObserverStore()

    /// When inputs are taken, beside that no work is under way.
    @Observed var enabledIf = false

    /// Whether work is under way.
    @Observed private(set) var isExecuting = false

    /// What became of the latest input; `nil` while work is under way, and when it was cancelled.
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

    /// Begins the work of `input`, if the action is enabled; else no property changes.
    ///
    /// - Returns: whether it was.
    @discardableResult
    func execute(_ input: Input) -> Bool {
      guard isEnabled else { return false }
      (result, isExecuting) = (nil, true)
      let task = workFactory(input)
      observation = task.observe(\.outcome) { [weak self] task, _ in
        guard let self, let outcome = task.outcome else { return }
        // What has ended cannot be cancelled, not even by those who are told of it.
        work = nil
        result = read(outcome)
        end()
      }
      work = task
      task.resume()
      return true
    }

    /// Ends the work, whose outcome is of no interest any more.
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
