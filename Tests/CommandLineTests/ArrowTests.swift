import Calls
import Controls
import Diagrams
import Terminal
import Testing
import Trace

@testable import Stage

@Suite("Arrows of sequence diagrams", .enabled(if: Trace.recordsCalls))
@MainActor struct ArrowTests {
  @Test(
    arguments: try Chapters.names.get())
  func `an arrow between two objects of a way is a call that was recorded between them`(_ name: String) throws {
    var arrowCount = 0
    for (account, diagram) in try PlayedDemo.of(name).drawn {
      let calls = RecordedCall.calls(in: account.entries)
      let objects = Set(calls.map(\.callee))
      for step in diagram.steps where step.kind == .call {
        let ends = [step.from, step.to].map { diagram.participants[$0] }
        guard ends.allSatisfy({ end in objects.contains { $0.isDrawn(as: end) } }) else { continue }
        arrowCount += 1
        let isRecorded = calls.contains { call in
          call.caller?.isDrawn(as: ends[0]) == true && call.callee.isDrawn(as: ends[1]) && call.isLabelled(step.label)
        }
        #expect(isRecorded, "\(diagram.title): \(ends[0]) → \(ends[1]): \(step.label)")
      }
    }
    #expect(arrowCount > 0)
  }
}

/// A call of a function of a way.
private struct RecordedCall {
  /// The object in whose function it was made; nil if it was made by a closure, an operator or anything that is no
  /// function of a way.
  var caller: String?
  /// The object that was called.
  var callee: String
  var function: Account.Call

  /// The calls among `entries`, and in them.
  static func calls(in entries: [Account.Entry], of caller: String? = nil) -> [RecordedCall] {
    entries.flatMap { entry in
      switch entry.event {
      case .call(let function):
        let callee = function.type ?? String(function.member.prefix { $0 != "(" })
        return [RecordedCall(caller: caller, callee: callee, function: function)] + calls(in: entry.inner, of: callee)
      // A note of the caret, or of a call as it is written, is taken in the function that makes the call.
      case .link(let link) where link.event.isEmpty || link.event == Change.Property.selection.rawValue:
        return calls(in: entry.inner, of: caller)
      case .closure, .operation, .link: return calls(in: entry.inner)
      }
    }
  }

  /// A Boolean value indicating whether the text at an arrow names the function, as far as there is room.
  func isLabelled(_ label: String) -> Bool {
    let name = label.prefix { $0 != "…" && $0 != "×" }
    let member = function.member + (function.isSetter ? " = " : " ")
    return [member, "\(function.contract ?? "").\(member)"].contains { $0.hasPrefix(name) }
  }
}

extension String {
  /// A Boolean value indicating whether a diagram may show it as `text`.
  fileprivate func isDrawn(as text: String) -> Bool { shortened(toColumns: text.displayWidth) == text }
}
