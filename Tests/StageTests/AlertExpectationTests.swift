import Controls
import Testing

@testable import Stage

@Suite("Expectations of an alert")
struct AlertExpectationTests {
  private let none = Snapshot(views: [], alert: nil)
  private let one = Snapshot(views: [], alert: .init(title: "Signed up.", message: "Welcome", buttons: []))

  private func answer(_ line: String, _ snapshot: Snapshot) throws -> String {
    guard case .expect(let expectation) = try Script(parsing: line, name: "a").lines[0].command else { return "" }
    return "\(snapshot.answer(expectation))"
  }

  @Test("its title, its message and whether it is there")
  func alert() throws {
    #expect(try answer("expect alert title \"Signed up.\"", one) == "as expected")
    #expect(try answer("expect alert title \"Sign-up failed.\"", one) == "title \"Signed up.\"")
    #expect(try answer("expect alert \"Welcome\"", one) == "as expected")
    #expect(try answer("expect alert \"\"", one) == "\"Welcome\"")
    #expect(try answer("expect alert visible", one) == "as expected")
    #expect(try answer("expect alert hidden", one) == "visible")
    #expect(try answer("expect alert enabled", one) == "an alert, which has no such property")
  }

  @Test("without an alert, it is hidden and has no title")
  func noAlert() throws {
    #expect(try answer("expect alert hidden", none) == "as expected")
    #expect(try answer("expect alert visible", none) == "hidden")
    #expect(try answer("expect alert title \"\"", none) == "not there")
  }

  @Test("a control of that name comes first")
  func control() throws {
    let label = Label("alert")
    label.text = "a label"
    #expect(
      try answer("expect alert \"a label\"", Snapshot(views: [label.appearance], alert: one.alert)) == "as expected")
  }
}
