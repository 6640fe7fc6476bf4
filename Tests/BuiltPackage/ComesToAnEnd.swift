import Dispatch
import Foundation

/// Returns true if `body` returns within a minute. It returns at once if all is well; the minute is for a busy machine.
package func comesToAnEnd(_ body: @escaping () -> Void) -> Bool {
  let end = DispatchSemaphore(value: 0)
  // The caller only waits meanwhile.
  nonisolated(unsafe) let body = body
  Thread {
    body()
    end.signal()
  }.start()
  return end.wait(timeout: .now() + 60) == .success
}
