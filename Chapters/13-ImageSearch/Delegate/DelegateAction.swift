// Delegate: an action that asks its delegate for the work, and tells it what becomes of it.

import Models
import Services
import World

extension DelegateWay {
  /// Makes the work of an action, and is told of it. Its types are those of the search: an action for any input and element
  /// could have an `any ActionDelegate<Input, Element>`, but a class conforms to a protocol once, and so serves one kind.
  protocol ActionDelegate: AnyObject {
    func action(_ action: Action, workFor query: ImageQuery) -> HTTPTask
    func action(_ action: Action, didEndWith outcome: HTTPTask.Outcome)
    func actionDidChangeEnabled(_ action: Action)
    func actionDidChangeExecuting(_ action: Action)
  }

  /// Work for one input at a time, which may fail each time without an end to the action.
  final class Action: HTTPTaskDelegate {
    /// When inputs are taken, beside that no work is under way.
    var enabledIf = false { didSet { if enabledIf != oldValue { delegate?.actionDidChangeEnabled(self) } } }

    // Weak, or the action and its owner keep each other alive.
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

    /// Begins the work of `query`, if the action is enabled; else nobody is told anything.
    ///
    /// - Returns: whether it was.
    @discardableResult
    func execute(_ query: ImageQuery) -> Bool {
      guard isEnabled, let delegate else { return false }
      isExecuting = true
      work = delegate.action(self, workFor: query)
      work?.delegate = self
      work?.resume()
      return true
    }

    /// Ends the work, of which nobody hears any more.
    func cancel() {
      guard let work else { return }
      work.cancel()
      end()
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      // What has ended cannot be cancelled, not even by those who are told of it.
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
