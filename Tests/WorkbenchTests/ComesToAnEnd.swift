import Dispatch
import Foundation

/// Whether `body`, which may wait for something, comes to its end. It does so at once if all is well; the minute is for a
/// machine that is busy.
func comesToAnEnd(_ body: @escaping () -> Void) -> Bool {
  let end = DispatchSemaphore(value: 0)
  // Whoever calls does nothing else meanwhile.
  nonisolated(unsafe) let body = body
  Thread {
    body()
    end.signal()
  }.start()
  return end.wait(timeout: .now() + 60) == .success
}
