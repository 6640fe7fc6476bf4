import Controls
import Foundation
import KeyValueObserving
import Models
import Stage
import Testing
import World

@testable import SignUp

@Suite("10 SignUp, today")
struct TodayTests {
  private let today = Way("today", TodayWay.Controller.self)

  @Test("of several names that are typed before their tasks begin, only the last one is requested")
  func keysBeforeTasks() throws {
    for way in SignUpChapter.ways {
      let pane = try Pane(SignUpChapter.self, way, after: "type username \"ada\"")
      let names = way.name == "today" ? ["ada"] : ["a", "ad", "ada"]
      #expect(pane.world.scriptedNetwork.calls.map(\.request.url.lastPathComponent) == names, "\(way.name)")
      try pane.perform(.wait(.milliseconds(500)))
      #expect(pane.screen.usernameMessage.text == "Username already taken", "\(way.name)")
    }
  }

  @Test(
    "an answer or a failure that comes just before the next name is not shown for it",
    arguments: [("1", "validating …"), ("-", "Username can only contain letters and digits")], [true, false])
  func answerBeforeName(_ next: (key: String, message: String), isAnswered: Bool) throws {
    for way in SignUpChapter.ways {
      let pane = try Pane(SignUpChapter.self, way, after: "event directory off\npaste username \"a\"")
      let (world, screen) = (pane.world, pane.screen)
      try world.perform {
        if isAnswered { try world.scriptedNetwork.answer(1) } else { try world.scriptedNetwork.fail(1, .timedOut) }
        // After the answer, but before what the answer resumes.
        world.async { screen.username.insert(next.key) }
      }
      try world.settle()
      #expect(world.scriptedNetwork.calls[0].state == (isAnswered ? .finished : .failed(.timedOut)))
      #expect(screen.usernameMessage.text == next.message, "\(way.name)")
    }
  }

  @Test("if one event changes both passwords, the today way shows them together, and the other ways one by one")
  func coalescing() throws {
    for way in SignUpChapter.ways {
      let pane = try Pane(SignUpChapter.self, way, after: filling)
      var shown = [pane.screen.repeatMessage.text]
      var isEnabled = [pane.screen.signUp.isEnabled]
      let observations = [
        pane.screen.repeatMessage.observe(\.text) { label, _ in
          if label.text != shown.last { shown.append(label.text) }
        },
        pane.screen.signUp.observe(\.isEnabled) { button, _ in
          if button.isEnabled != isEnabled.last { isEnabled.append(button.isEnabled) }
        },
      ]
      try pane.perform { screen in
        for field in [screen.password, screen.repeated] {
          field.touch()
          field.insert("s")
        }
      }
      withExtendedLifetime(observations) {}
      let isToday = way.name == "today"
      #expect(shown == ["Password repeated"] + (isToday ? [] : ["Password different", "Password repeated"]))
      #expect(isEnabled == [true] + (isToday ? [] : [false, true]), "\(way.name)")
    }
  }

  @Test func `a sign-up sends what the form contains at the tap, not when its task begins`() throws {
    for way in SignUpChapter.ways {
      let pane = try Pane(SignUpChapter.self, way, after: filling)
      try pane.perform { screen in
        screen.signUp.tap()
        screen.password.touch()
        screen.password.insert("s")
      }
      #expect(pane.screen.password.text == "engines")
      let body = try #require(pane.world.scriptedNetwork.calls.last?.request.body)
      let sent = try JSONDecoder().decode(Credentials.self, from: body)
      #expect(sent == Credentials(username: "lovelace", password: "engine"), "\(way.name)")
    }
  }

  @Test func `the alert of a sign-up stays the same while the form changes behind it`() throws {
    for way in SignUpChapter.ways {
      let script = filling + "event directory off\ntap sign-up\npaste username \"1\"\nevent answer 2 201"
      let pane = try Pane(SignUpChapter.self, way, after: script)
      let alert = try #require(pane.screen.alert)
      try pane.perform(.event("answer", ["last", "200"]))
      #expect(pane.screen.usernameMessage.text == "Username already taken", "\(way.name)")
      #expect(pane.screen.alert === alert, "\(way.name)")
    }
  }

  @Test(
    "closing the screen cancels its tasks and their requests, and none of them outlives it",
    arguments: ["paste username \"1\"", "tap sign-up", "tap sign-up\npaste username \"1\""])
  func closing(_ inputs: String) throws {
    let pane = try Pane(SignUpChapter.self, today, after: filling + inputs)
    weak let controller = pane.controller
    let count = pane.world.scriptedNetwork.livingCount
    #expect(count == inputs.split(separator: "\n").count)
    try pane.close()
    #expect(controller == nil)
    #expect(pane.world.pendingCount == 0)
    let states = pane.world.scriptedNetwork.calls.map(\.state)
    #expect(states == [.finished] + Array(repeating: .cancelled, count: count))
  }

  /// A valid form, whose name the directory has checked.
  private let filling = """
    paste username "lovelace"
    wait 500ms
    paste password "engine"
    paste repeat "engine"

    """
}
