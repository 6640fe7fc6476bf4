// Callback: an action whose inputs come each with the closure that gets what becomes of it.

import Models
import World

extension CallbackWay {
  /// Work for one input at a time, which may fail each time without an end to the action.
  final class Action<Input, Element> {
    typealias Completion = (Result<Element, SearchTrouble>) -> Void
    typealias WorkFactory = (Input, @escaping Completion) -> any Cancellable

    /// When inputs are taken, beside that no work is under way.
    var enabledIf = false { didSet { if enabledIf != oldValue { enabled?(isEnabled) } } }

    /// Gets whether an input would be taken, at once and at each change.
    var enabled: ((Bool) -> Void)? { didSet { enabled?(isEnabled) } }

    /// Gets whether work is under way, at once and at each change.
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

    /// Begins the work of `input`, if the action is enabled; else nobody is called.
    ///
    /// - Returns: whether it was.
    @discardableResult
    func execute(_ input: Input, _ completion: @escaping Completion) -> Bool {
      guard isEnabled else { return false }
      isExecuting = true
      work = workFactory(input) { [weak self] result in
        // What has ended cannot be cancelled, not even by those who are told of it.
        self?.work = nil
        completion(result)
        self?.end()
      }
      return true
    }

    /// Ends the work, of which nobody hears any more.
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
