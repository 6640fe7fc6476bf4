import Foundation
import Platform
import Synchronization

/// The actions of signals while a terminal is held; the former actions are restored.
///
/// A signal that ends the program ends it in the handler, at once, and by what was set before: nothing that hangs can hold
/// it up, and the shell sees which signal it was. Only a signal of a crash that a process has sent, and Control-\, end
/// it whatever was set before: Swift's own report of a crash would be written, and the program would continue.
enum SignalActions {
  /// From outside, the person or the terminal. Those that were ignored, as under `nohup`, stay ignored.
  private static let endings = [SIGINT, SIGTERM, SIGHUP]
  /// From inside; Swift's own traps are SIGILL or SIGTRAP.
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// By the number of the signal.
  nonisolated(unsafe) private static let before: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    actions.initialize(repeating: sigaction(), count: 64)
    return actions
  }()

  static func install() {
    provideStack()
    for signal in crashes { set(signal, to: action(crashing)) }
    for signal in endings where !sigaction(of: signal).calls(SIG_IGN) { set(signal, to: action(ending)) }
    if !sigaction(of: SIGQUIT).calls(SIG_IGN) { set(SIGQUIT, to: action(quitting)) }
    if !sigaction(of: SIGTSTP).calls(SIG_IGN) { set(SIGTSTP, to: action(suspending)) }
    set(SIGCONT, to: action(continuing))
    set(SIGWINCH, to: action(resizing))
  }

  static func putBack() {
    for signal in endings + crashes + [SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH] where isInstalled[Int(signal)] {
      sigaction(signal, &before[Int(signal)], nil)
      isInstalled[Int(signal)] = false
    }
  }

  // MARK: Handlers

  private static let ending: SignalHandler = { end(by: $0, asBefore: true) }

  private static let quitting: SignalHandler = { end(by: $0, asBefore: false) }

  private static let crashing: InformedSignalHandler = { signal, information, _ in
    // A fault of the program happens again when this returns, so that it ends even after a report.
    end(by: signal, asBefore: information?.pointee.mayHaveBeenSent != true)
  }

  private static func end(by signal: Int32, asBefore: Bool) {
    let error = errno
    HeldTerminal.giveBack(flushing: false)
    var ending = asBefore ? before[Int(signal)] : action(SIG_DFL)
    sigaction(signal, &ending, nil)
    // It is blocked until the handler returns, and comes then.
    raise(signal)
    errno = error
  }

  private static let suspending: SignalHandler = { signal in
    let error = errno
    HeldTerminal.giveBack(flushing: false)
    var stopping = action(SIG_DFL)
    var ours = sigaction()
    sigaction(signal, &stopping, &ours)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    raise(signal)
    // Here the program stops, until it is continued.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    pthread_sigmask(SIG_BLOCK, &mask, nil)
    sigaction(signal, &ours, nil)
    // A program without a shell that looks after it cannot be stopped, and so is not continued either.
    if !HeldTerminal.isEntered.load(ordering: .acquiring) { comeBack() }
    errno = error
  }

  private static let continuing: SignalHandler = { _ in
    let error = errno
    comeBack()
    errno = error
  }

  private static let resizing: SignalHandler = { _ in
    let error = errno
    HeldTerminal.notify(HeldTerminal.Notice.resized)
    errno = error
  }

  /// Takes the terminal again, also after SIGSTOP, which cannot be handled: shells take the terminal's mode away then.
  private static func comeBack() {
    HeldTerminal.giveBack(flushing: false)
    HeldTerminal.takeTerminal()
    HeldTerminal.notify(HeldTerminal.Notice.resumed)
  }

  // MARK: Actions

  nonisolated(unsafe) private static let isInstalled: UnsafeMutablePointer<Bool> = {
    let marks = UnsafeMutablePointer<Bool>.allocate(capacity: 64)
    marks.initialize(repeating: false, count: 64)
    return marks
  }()

  private static func set(_ signal: Int32, to action: sigaction) {
    var action = action
    isInstalled[Int(signal)] = sigaction(signal, &action, &before[Int(signal)]) == 0
  }

  private static func action(_ handler: SignalHandler?) -> sigaction {
    sigaction(handler, flags: SA_RESTART | Int32(SA_ONSTACK))
  }

  private static func action(_ handler: @escaping InformedSignalHandler) -> sigaction {
    sigaction(handler, flags: SA_RESTART | Int32(SA_ONSTACK))
  }

  /// A stack for handlers on this thread, if it has none: after an overflow there is no room on its own.
  private static func provideStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }
}
