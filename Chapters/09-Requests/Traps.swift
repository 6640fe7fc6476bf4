// Completion handlers that are called too seldom or too often. The traps are the workbook's own.

import Models
import Services
import World

enum TrapWay {}

extension TrapWay {
  typealias Pyramid = OriginalWay.Pyramid

  /// Never calls the completion handler after a failure: one early return skips it.
  final class NeverCalled: Pyramid {
    override func send<Value: ServiceValue>(
      _ request: Request, _ completion: @escaping (Result<Value, RequestTrouble>) -> Void
    ) {
      super.send(request) { (result: Result<Value, RequestTrouble>) in
        guard case .success = result else { return }
        completion(result)
      }
    }
  }

  /// Calls the completion handler twice: a cache answers first, and then the network.
  final class CalledTwice: Pyramid {
    override func send<Value: ServiceValue>(
      _ request: Request, _ completion: @escaping (Result<Value, RequestTrouble>) -> Void
    ) {
      super.send(request) { (result: Result<Value, RequestTrouble>) in
        completion(result)
        completion(result)
      }
    }
  }
}
