import Foundation

/// Waits for the end of a child process, and leaves its status for another one who waits.
///
/// - Returns: The exit status, or the number of the signal that ended it; nil if the status has been taken already.
public func waitForEnd(ofChild process: Int32) -> (status: Int32, isSignal: Bool)? {
  var information = siginfo_t()
  while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0 {
    guard errno == EINTR else { return nil }
  }
  #if canImport(Darwin)
  let status = information.si_status
  #else
  let status = information._sifields._sigchld.si_status
  #endif
  return (status, information.si_code != CLD_EXITED)
}

/// Starts a program with `posix_spawn`, in the environment of this one and with no signal blocked.
///
/// - Parameters:
///   - arguments: The program's path and its arguments.
///   - descriptors: The descriptors of this process that it gets, by their number there, beside those that stay open.
///   - signals: Signals that have their default action there, also if this process ignores them.
///   - isGroupLeader: Whether it is in a process group of its own.
/// - Returns: Its process identifier.
/// - Throws: The reason of the system.
public func spawn(
  _ arguments: [String], descriptors: [Int32: Int32] = [:], resetting signals: [Int32], isGroupLeader: Bool = false
) throws(POSIXError) -> pid_t {
  #if canImport(Darwin)
  var attributes: posix_spawnattr_t?
  var actions: posix_spawn_file_actions_t?
  #else
  var attributes = posix_spawnattr_t()
  var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawnattr_init(&attributes)
  posix_spawn_file_actions_init(&actions)
  var set = sigset_t()
  sigemptyset(&set)
  posix_spawnattr_setsigmask(&attributes, &set)
  for signal in signals { sigaddset(&set, signal) }
  posix_spawnattr_setsigdefault(&attributes, &set)
  let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | (isGroupLeader ? POSIX_SPAWN_SETPGROUP : 0)
  posix_spawnattr_setflags(&attributes, Int16(flags))
  for (number, descriptor) in descriptors { posix_spawn_file_actions_adddup2(&actions, descriptor, number) }
  var copies = arguments.map { strdup($0) } + [nil]
  defer {
    copies.forEach { free($0) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  var process: pid_t = 0
  let error = posix_spawn(&process, arguments[0], &actions, &attributes, &copies, environ)
  guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
  return process
}

/// Returns the most memory that any child process took that has been waited for, in bytes.
public func peakMemoryOfChildren() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
  getrusage(RUSAGE_CHILDREN, &usage)
  return usage.ru_maxrss
  #else
  getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  return usage.ru_maxrss * 1024
  #endif
}

/// Lets a crash of this process leave no core file.
public func disableCoreFiles() {
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  #if canImport(Darwin)
  setrlimit(RLIMIT_CORE, &none)
  #else
  setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  #endif
}
