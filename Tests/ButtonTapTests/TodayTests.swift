import Controls
import Stage
import Testing
import World

@testable import ButtonTap

@Suite("01 ButtonTap, today")
struct TodayTests {
  @Test func `of two taps in one event, the four ways show both messages, and today shows the last`() {
    for way in ButtonTapChapter.ways {
      let (screen, world) = (FourButtonsScreen(), VirtualWorld())
      let controller = world.perform { way.wire(screen, world) }
      var shown: [Change.Value] = []
      screen.onChange = { shown.append($0.newValue) }
      world.perform {
        screen.help.tap()
        screen.exit.tap()
      }
      let both: [Change.Value] = [.text("Tap Help Button!"), .text("Tap Exit Button!")]
      withExtendedLifetime(controller) {
        #expect(shown == (way.name == "today" ? Array(both.suffix(1)) : both), "\(way)")
      }
    }
  }

  @Test func `a tap is shown when its event has been handled, and not before`() {
    let (screen, world) = (OneButtonScreen(), VirtualWorld())
    let controller = world.perform { TodayWay.Controller(screen, world) }
    world.perform {
      screen.login.tap()
      #expect(screen.message.text == "")
    }
    withExtendedLifetime(controller) { #expect(screen.message.text == "Tap Login Button!") }
  }

  @Test func `a second tap on the same button sets the label again in the four ways, but not today`() throws {
    for way in OneButton.ways {
      let pane = try Pane(OneButton.self, way)
      try pane.perform(.tap("login"))
      #expect(pane.frames.flatMap(\.changes).map(\.newValue) == [.text("Tap Login Button!")], "\(way)")
      try pane.perform(.tap("login"))
      #expect(pane.frames.flatMap(\.changes).count == (way.name == "today" ? 0 : 1), "\(way)")
    }
  }

  @Test func `a screen that closes before its update is not updated any more`() {
    let (screen, world) = (OneButtonScreen(), VirtualWorld())
    var controller: TodayWay.Controller? = world.perform { TodayWay.Controller(screen, world) }
    weak let closed = controller
    world.perform {
      screen.login.tap()
      controller = nil
    }
    #expect(closed == nil)
    #expect(screen.message.text == "")
  }
}
