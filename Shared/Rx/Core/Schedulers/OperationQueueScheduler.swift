import Foundation

/// Runs actions as operations of an operation queue, several at a time if the queue does so.
public class OperationQueueScheduler: ImmediateSchedulerType {
  /// Where actions run.
  public let operationQueue: OperationQueue

  /// The priority of the actions among the operations that wait in the queue.
  public let queuePriority: Operation.QueuePriority

  /// Runs actions on `operationQueue`, with `queuePriority`.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Adds an operation that runs `action`.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let subscription = Subscription()
    let work = Handed { if !subscription.isDisposed { subscription.setUpstream(action(state)) } }
    let operation = BlockOperation { work.value() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return subscription
  }
}
