import Foundation
import Platform
import Testing

/// Each in a process of its own, which no other test's signals reach.
@Suite("The action of a signal")
struct SignalActionTests {
  @Test func `each installed action is read back: a handler, ignoring, the default`() async {
    await #expect(processExitsWith: .success) {
      let handler: SignalHandler = { _ in }
      for installed in [handler, SIG_IGN, SIG_DFL] {
        var action = sigaction(installed, flags: SA_RESTART)
        sigaction(SIGUSR1, &action, nil)
        let present = sigaction(of: SIGUSR1)
        #expect(present.calls(installed))
        #expect([handler, SIG_IGN, SIG_DFL].filter { present.calls($0) }.count == 1)
      }
    }
  }

  @Test func `a handler gets the number of the signal, and an informed one the information about it`() async {
    await #expect(processExitsWith: .exitCode(Int32(SIGUSR1))) {
      var action = sigaction({ _exit($0) }, flags: 0)
      sigaction(SIGUSR1, &action, nil)
      send(SIGUSR1)
    }
    await #expect(processExitsWith: .exitCode(Int32(SIGUSR1))) {
      let handler: InformedSignalHandler = { _, information, _ in _exit(information?.pointee.si_signo ?? 0) }
      var action = sigaction(handler, flags: 0)
      sigaction(SIGUSR1, &action, nil)
      send(SIGUSR1)
    }
  }

  @Test func `a signal of a crash that a process sends may have been sent`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      let handler: InformedSignalHandler = { _, information, _ in
        _exit(information?.pointee.mayHaveBeenSent == true ? 3 : 4)
      }
      var action = sigaction(handler, flags: 0)
      sigaction(SIGSEGV, &action, nil)
      send(SIGSEGV)
    }
  }
}

/// Sends a signal to this process, whose handler ends it. The thread of a test blocks signals on Linux; another one gets it.
private func send(_ signal: Int32) {
  kill(getpid(), signal)
  pause()
}
