import Controls
import Models
import Testing
import World

@testable import Settings

@Suite("07 Settings, today")
struct TodayTests {
  /// A page that hands back its choice. Its opener awaits the first element of `choices`, which stays empty if the page
  /// is closed without a choice.
  final class TextSizePage {
    let choices: AsyncStream<TextSize>
    private let continuation: AsyncStream<TextSize>.Continuation

    init(_ screen: TextSizeScreen) {
      (choices, continuation) = AsyncStream.makeStream()
      for (size, button) in screen.choices {
        button.addAction(for: .touchUpInside) { [continuation] in
          continuation.yield(size)
          continuation.finish()
        }
      }
    }

    isolated deinit {
      // The back button closes the page, too: the opener must not wait forever.
      continuation.finish()
    }
  }

  @Test("a page hands back one choice at most, and its sequence ends when it is closed", arguments: [true, false])
  func choice(_ isTapped: Bool) throws {
    let world = VirtualWorld()
    let screen = TextSizeScreen(.medium)
    let last = try #require(screen.choices.last)
    var chosen: [TextSize] = []
    var hasEnded = false
    try world.perform {
      var page: TextSizePage? = TextSizePage(screen)
      weak let closed = page
      let choices = try #require(page?.choices)
      // The task has the stream, not the page: an awaited method of the page would retain it.
      _ = Task {
        for await choice in choices { chosen.append(choice) }
        hasEnded = true
      }
      try world.settle()
      if isTapped {
        last.button.tap()
        screen.choices.first?.button.tap()
      }
      page = nil
      #expect(closed == nil)
      try world.settle()
    }
    #expect(hasEnded)
    #expect(chosen == (isTapped ? [last.size] : []))
  }
}
