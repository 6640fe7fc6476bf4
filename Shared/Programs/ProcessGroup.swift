import Foundation
import Synchronization

/// A program that was started, with the processes that it has started itself and that have not left its group.
struct ProcessGroup {
  /// The argument for `kill`: the number of the group with a minus; 0 for none.
  let number: Int32

  /// The group of a process that was started here, or the process alone if it is in this program's.
  init(of process: Int32) {
    // A process that has ended already may have no group any more.
    number = getpgid(process) == getpgrp() ? process : -process
  }

  fileprivate init(number: Int32) {
    self.number = number
  }

  /// Sends a signal to all of them, and wakes those that are stopped, such as one that reads from a terminal in the
  /// background.
  func end(_ signal: Int32) {
    kill(number, signal)
    kill(number, SIGCONT)
  }

  /// Ends the rest of the group when its first process has ended, whose own number may belong to another process by
  /// then.
  func endRest() {
    if number < 0 { kill(number, SIGKILL) }
  }
}

/// The groups that run now, where a signal finds them.
enum RunningGroups {
  private static let count = 64
  private static let free: Int32 = 0
  private static let reserved: Int32 = 1

  // Made once and never released: a signal may come at any time.
  nonisolated(unsafe) private static let table: UnsafeMutablePointer<Atomic<Int32>> = {
    let table = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: count)
    for place in 0..<count { (table + place).initialize(to: Atomic(free)) }
    return table
  }()

  /// Makes what a signal needs to be there.
  static func prepare() { _ = table[0].load(ordering: .relaxed) }

  /// Returns a place for a program; nil if all are taken. Then the program gets no signals.
  static func reserve() -> Int? {
    (0..<count).first {
      table[$0].compareExchange(expected: free, desired: reserved, ordering: .sequentiallyConsistent).exchanged
    }
  }

  static func set(_ place: Int?, to group: ProcessGroup) {
    if let place { table[place].store(group.number, ordering: .sequentiallyConsistent) }
  }

  static func free(_ place: Int?) {
    if let place { table[place].store(free, ordering: .sequentiallyConsistent) }
  }

  /// Sends a signal to all of them.
  static func end(_ signal: Int32) {
    var place = 0
    while place < count {
      let number = table[place].load(ordering: .sequentiallyConsistent)
      if number != free, number != reserved { ProcessGroup(number: number).end(signal) }
      place += 1
    }
  }
}
