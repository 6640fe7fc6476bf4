// Callback: an action that takes each input together with the closure that gets its result.

import Models
import World

extension CallbackWay {
  /// Work for one input at a time. Work that fails does not end the action.
  final class Action<Input, Element> {
    typealias Completion = (Result<Element, SearchTrouble>) -> Void
    typealias WorkFactory = (Input, @escaping Completion) -> any Cancellable

    /// The condition under which the action takes inputs, in addition to having no work under way.
    var enabledIf = false { didSet { if enabledIf != oldValue { enabled?(isEnabled) } } }

    /// Gets true while the action is enabled; called at once and at each change.
    var enabled: ((Bool) -> Void)? { didSet { enabled?(isEnabled) } }

    /// Gets true while work is under way; called at once and at each change.
    var executing: ((Bool) -> Void)? { didSet { executing?(isExecuting) } }

    private(set) var isExecuting = false {
      didSet {
        executing?(isExecuting)
        if enabledIf { enabled?(isEnabled) }
      }
    }

    private let workFactory: WorkFactory
    private var work: (any Cancellable)?

    init(_ workFactory: @escaping WorkFactory) {
      self.workFactory = workFactory
    }

    isolated deinit {
      // No request outlives its owner.
      work?.cancel()
    }

    var isEnabled: Bool { enabledIf && !isExecuting }

    /// Begins the work for `input` if the action is enabled; otherwise calls no closure.
    ///
    /// - Returns: True if the action was enabled.
    @discardableResult
    func execute(_ input: Input, _ completion: @escaping Completion) -> Bool {
      guard isEnabled else { return false }
      isExecuting = true
      work = workFactory(input) { [weak self] result in
        // Work that has ended cannot be cancelled, not even by the closure that gets its result.
        self?.work = nil
        completion(result)
        self?.end()
      }
      return true
    }

    /// Cancels the work without a result.
    func cancel() {
      guard isExecuting, let work else { return }
      work.cancel()
      end()
    }

    private func end() {
      work = nil
      isExecuting = false
    }
  }
}
