import Testing

@testable import Controls
@testable import Stage

@Suite("A glitch")
struct FaultTests {
  @Test func `is an output that changes twice, whatever lies between`() {
    let changes = [text("count", "", "1"), text("other", "", "a"), text("count", "1", "2"), text("count", "2", "1")]
    #expect(
      faults(of: changes) == [
        .glitch(identifier: "count", property: .text, values: [.text("1"), .text("2"), .text("1")])
      ])
  }

  @Test func `is no set of an equal value, no other property, no other view, nothing that a person does`() {
    let color = Change(
      identifier: "count", property: .color, oldValue: .color(.normal), newValue: .color(.ok), isByPerson: false)
    let typed = Change(
      identifier: "count", property: .text, oldValue: .text("1"), newValue: .text("2"), isByPerson: true)
    let changes = [text("count", "", "1"), text("count", "1", "1"), color, text("other", "", "1"), typed, typed]
    #expect(faults(of: changes) == [])
  }

  @Test func `is described in a line that a terminal can show`() {
    let fault = Fault.glitch(identifier: "count", property: .text, values: [.text("\u{9B}2J"), .text("b")])
    #expect(fault.description == "count.text changed 2 times in one frame: \"\\u{9B}2J\", \"b\"")
    #expect(Fault.invariant("the bar is full").description == "does not hold: the bar is full")
  }

  @Test func `belongs to one frame: a change in the next one is another`() {
    let recorder = FrameRecorder(Screen())
    for value in ["1", "2"] {
      recorder.screen.onChange?(text("count", "", value))
      recorder.endFrame(broken: [])
    }
    #expect(recorder.faults == [])
    recorder.screen.onChange?(text("count", "", "3"))
    recorder.restart()
    recorder.screen.onChange?(text("count", "3", "4"))
    recorder.endFrame(broken: [.invariant("even")])
    #expect(recorder.faults == [.invariant("even")])
  }

  /// Returns the faults that a recorder finds in a frame of these changes.
  private func faults(of changes: [Change]) -> [Fault] {
    let recorder = FrameRecorder(Screen())
    for change in changes { recorder.screen.onChange?(change) }
    recorder.endFrame(broken: [])
    return recorder.faults
  }

  private func text(_ identifier: String, _ old: String, _ new: String) -> Change {
    Change(identifier: identifier, property: .text, oldValue: .text(old), newValue: .text(new), isByPerson: false)
  }
}
