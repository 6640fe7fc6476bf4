import Foundation
import Testing

@testable import Rx

private final class Gated: @unchecked Sendable {
  let gate = Gate()
  var log: [String] = []
  var count = 0
  var numbers: [Int] = []

  func write(_ text: String) {
    gate.perform { self.log.append(text) }
  }
}

@Suite("The gate")
struct GateTests {
  @Test func `the thread inside may enter again, depth first`() {
    let gated = Gated()
    gated.gate.perform {
      gated.log.append("outer")
      gated.write("inner")
      gated.log.append("outer again")
    }
    #expect(gated.log == ["outer", "inner", "outer again"])
  }

  @Test func `a thread that finds the gate taken leaves its work behind; the thread inside does it in order`() {
    let gated = Gated()
    gated.gate.perform {
      let done = DispatchGroup()
      Thread.detachNewThread(in: done) {
        gated.write("first")
        gated.write("second")
      }
      done.wait()
      gated.log.append("inside")
    }
    #expect(gated.log == ["inside", "first", "second"])
  }

  @Test func `work that was left behind is done in its order, later work last`() {
    let gated = Gated()
    gated.gate.perform {
      let done = DispatchGroup()
      Thread.detachNewThread(in: done) { for number in 0..<100 { gated.write("\(number)") } }
      done.wait()
      // Work that is left behind while the other work is being done.
      gated.gate.leaveBehind {
        let done = DispatchGroup()
        Thread.detachNewThread(in: done) {
          gated.write("later")
          gated.write("last")
        }
        done.wait()
        gated.write("deeper")
      }
    }
    #expect(gated.log == (0..<100).map(String.init) + ["deeper", "later", "last"])
  }

  @Test func `the work of one thread is done in its order, on any thread`() {
    let gated = Gated()
    let last = Last()
    let done = DispatchGroup()
    for thread in 0..<8 {
      Thread.detachNewThread(in: done) {
        for number in 1...4_000 {
          gated.gate.perform {
            if last.numbers[thread] != number - 1 { gated.log.append("\(number) after \(last.numbers[thread])") }
            last.numbers[thread] = number
          }
        }
      }
    }
    done.wait()
    #expect(gated.log == [])
    #expect(last.numbers == Array(repeating: 4_000, count: 8))
    let isIdle = gated.gate.isIdle
    #expect(isIdle)
  }

  @Test func `work that is left behind while the gate is being left is done, in order`() {
    let gated = Gated()
    Race.run(30_000) { _ in
      gated.gate.perform { gated.count += 1 }
    } _: { _ in
      for number in 1...3 {
        gated.gate.perform {
          gated.count += 1
          gated.numbers.append(number)
        }
      }
    } check: { round in
      if gated.count != 4 * (round + 1) { gated.log.append("\(gated.count) after round \(round)") }
      if gated.numbers != [1, 2, 3] { gated.log.append("\(gated.numbers) in round \(round)") }
      gated.numbers = []
    }
    #expect(gated.log.prefix(3) == [])
  }

  /// The last number of each thread. Used inside the gate.
  private final class Last: @unchecked Sendable {
    var numbers = Array(repeating: 0, count: 8)
  }
}

extension Thread {
  static func detachNewThread(in group: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
    group.enter()
    detachNewThread {
      work()
      group.leave()
    }
  }
}
