// Today: an action whose state and result are observable, and which awaits its work in a task.

import Models
import Observation

extension TodayWay {
  /// Work for one input at a time. Work that fails does not end the action.
  @Observable final class Action<Input, Element> {
    typealias Work = @MainActor (Input) async throws -> Element

    /// The condition under which the action takes inputs, in addition to having no work under way.
    var enabledIf = false

    /// A Boolean value indicating whether work is under way.
    private(set) var isExecuting = false

    /// The result of the latest input; `nil` while work is under way, and after it was cancelled.
    private(set) var result: Result<Element, SearchTrouble>?

    /// The latest element; work that fails or is cancelled leaves it. An equal one notifies, too: the macro compares
    /// only values of a type that is known to be `Equatable`.
    private(set) var element: Element?

    private let work: Work
    @ObservationIgnored private var task: Task<Void, Never>?

    init(_ work: @escaping Work) {
      self.work = work
    }

    isolated deinit {
      // No request outlives its owner.
      task?.cancel()
    }

    var isEnabled: Bool { enabledIf && !isExecuting }

    /// Begins the work for `input` if the action is enabled; otherwise changes no property.
    ///
    /// - Returns: True if the action was enabled.
    @discardableResult
    func execute(_ input: Input) -> Bool {
      guard isEnabled else { return false }
      // Not in the task, which starts after the event: until then, a second input would get past the guard.
      (result, isExecuting) = (nil, true)
      task = Task { [weak self, work] in
        let result: Result<Element, SearchTrouble>
        do {
          result = .success(try await work(input))
        } catch {
          result = .failure(SearchTrouble(error))
        }
        // Cancelled work resumes, too: with an error, or with an answer that had already arrived.
        if !Task.isCancelled { self?.end(with: result) }
      }
      return true
    }

    /// Cancels the work without a result.
    func cancel() {
      task?.cancel()
      isExecuting = false
    }

    private func end(with result: Result<Element, SearchTrouble>) {
      self.result = result
      if case .success(let element) = result { self.element = element }
      isExecuting = false
    }
  }
}
