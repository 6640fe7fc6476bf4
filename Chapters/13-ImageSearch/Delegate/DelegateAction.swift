// Delegate: an action that asks its delegate for the work, and notifies it of the outcome.

import Models
import Services
import World

extension DelegateWay {
  /// Makes the work of an action, and receives its outcome.
  ///
  /// Its types are those of the search: a class conforms to a protocol only once, so generic types would be no use.
  protocol ActionDelegate: AnyObject {
    func action(_ action: Action, workFor query: ImageQuery) -> HTTPTask
    func action(_ action: Action, didEndWith outcome: HTTPTask.Outcome)
    func actionDidChangeEnabled(_ action: Action)
    func actionDidChangeExecuting(_ action: Action)
  }

  /// Work for one input at a time. Work that fails does not end the action.
  final class Action: HTTPTaskDelegate {
    /// The condition under which the action takes inputs, in addition to having no work under way.
    var enabledIf = false { didSet { if enabledIf != oldValue { delegate?.actionDidChangeEnabled(self) } } }

    // Weak: the delegate owns the action.
    weak var delegate: (any ActionDelegate)?

    private(set) var isExecuting = false {
      didSet {
        delegate?.actionDidChangeExecuting(self)
        if enabledIf { delegate?.actionDidChangeEnabled(self) }
      }
    }

    private var work: HTTPTask?

    isolated deinit {
      // No request outlives its owner.
      work?.cancel()
    }

    var isEnabled: Bool { enabledIf && !isExecuting }

    /// Begins the work of `query` if the action is enabled; otherwise does nothing.
    ///
    /// - Returns: True if the action was enabled.
    @discardableResult
    func execute(_ query: ImageQuery) -> Bool {
      guard isEnabled, let delegate else { return false }
      isExecuting = true
      work = delegate.action(self, workFor: query)
      work?.delegate = self
      work?.resume()
      return true
    }

    /// Cancels the work without an outcome.
    func cancel() {
      guard let work else { return }
      work.cancel()
      end()
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      guard task === work else { return }
      // Work that has ended cannot be cancelled, not even by the delegate that receives its outcome.
      work = nil
      delegate?.action(self, didEndWith: outcome)
      end()
    }

    private func end() {
      work = nil
      isExecuting = false
    }
  }
}
