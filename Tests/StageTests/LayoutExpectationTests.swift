import Controls
import Foundation
import Testing
import World

@testable import Stage

@Suite("Layouts on stage")
struct LayoutExpectationTests {
  private let screen = ChatScreen()

  @Test("scripts can expect the properties of a bar and of a list")
  func answers() {
    let snapshot = screen.snapshot
    let matching: [Stage.Expectation.Trait] = [
      .rows(30), .row(1, text: "1"), .row(31, text: ""), .inset(0), .last("26"),
    ]
    for trait in matching { #expect(snapshot.answer(Expectation("list", trait)) == .matches) }
    #expect(snapshot.answer(Expectation("bar", .bottom(1180))) == .matches)
    #expect(snapshot.answer(Expectation("bar", .bottom(889))) == .differs(found: "bottom 1180"))
    #expect(snapshot.answer(Expectation("list", .last("1"))) == .differs(found: "last \"26\""))
    #expect(snapshot.answer(Expectation("list", .bottom(1))) == .doesNotApply(.messageList))
    #expect(snapshot.answer(Expectation("bar", .inset(1))) == .doesNotApply(.toolbar))
    screen.list.bottomInset = 1180
    #expect(screen.snapshot.answer(Expectation("list", .last(nil))) == .matches)
  }

  @Test("a list that shows no line is expected with none")
  func none() throws {
    let script = try Script(parsing: "expect list last none\nexpect list last \"none\"", name: "t")
    #expect(
      script.lines.map(\.command) == [
        .expect(Expectation("list", .last(nil))), .expect(Expectation("list", .last("none"))),
      ])
    #expect(script.lines.map { "\($0.command)" } == ["expect list last none", "expect list last \"none\""])
    #expect {
      try Script(parsing: "expect list last nothing", name: "t")
    } throws: { error in
      "\(error)".contains("expected a text in straight quotation marks, or none")
    }
  }

  @Test("a list is drawn as its lines in sight, a bar as where it ends")
  func drawn() {
    screen.bar.bottomSpacing = 291
    let drawing = PaneDrawing().draw(["chat"], [screen.snapshot])
    #expect(drawing.contains("│ 1–26 of 30: 26 "))
    #expect(drawing.contains("│ ▁▁▁ 889 "))
    screen.list.bottomInset = 1180
    #expect(PaneDrawing().draw(["chat"], [screen.snapshot]).contains("│ 0 of 30 "))
  }

  @Test("a movement is news")
  func news() {
    let before = screen.snapshot
    screen.bar.bottomSpacing = 291
    screen.list.bottomInset = 335
    #expect(screen.snapshot.news(since: before) == ["list inset 335", "list last \"19\"", "bar bottom 889"])
    #expect(
      before.differences(from: [screen.snapshot]) == [
        "list inset 0", "list last \"26\"", "list rows in sight 1–26", "bar bottom 1180",
      ])
  }
}

private final class ChatScreen: Screen {
  let list = MessageList("list")
  let bar = Toolbar("bar")

  override init() {
    super.init()
    list.lines = (1...30).map { "\($0)" }
  }

  override var rows: [[View]] { [[list], [bar]] }
}
