import Testing

@testable import Rx

/// RxSwift stops the program here.
@Suite("Hooks, where this Rx is stricter")
struct HooksTests {
  @Test func `a hook that is deallocated while it is replaced may read the hooks`() async {
    await #expect(processExitsWith: .success) {
      let asked = Counter()
      func witness() -> LastWord {
        LastWord {
          _ = Hooks.defaultErrorHandler
          _ = Hooks.customCaptureSubscriptionCallstack
          asked.add()
        }
      }
      for _ in 1...2 {
        let (first, second) = (witness(), witness())
        Hooks.defaultErrorHandler = { _, _ in withExtendedLifetime(first) {} }
        Hooks.customCaptureSubscriptionCallstack = { withExtendedLifetime(second) { [] } }
      }
      try #require(asked.value == 2)
    }
  }
}

/// Does something when it goes.
private final class LastWord {
  private let say: () -> Void

  init(_ say: @escaping () -> Void) {
    self.say = say
  }

  deinit { say() }
}
