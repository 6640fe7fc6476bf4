import Controls
import Models
import Testing
import World

@testable import Settings

@Suite("7 Settings, today")
struct TodayTests {
  /// A page that hands back its choice. Its opener awaits the first element; there is none if the page is closed without.
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
      // The back button closes the page, too: whoever awaits a choice must not wait forever.
      continuation.finish()
    }
  }

  @Test(
    "a page returns its choice to the function that awaits it, once, and nil if it is closed", arguments: [true, false])
  func choice(_ isTapped: Bool) throws {
    let world = VirtualWorld()
    let screen = TextSizeScreen(.medium)
    var chosen: [TextSize?] = []
    try world.perform {
      var page: TextSizePage? = TextSizePage(screen)
      // The task has the stream, not the page: an awaited method of the page would keep it alive.
      _ = Task { [choices = page?.choices] in
        var iterator = choices?.makeAsyncIterator()
        chosen.append(await iterator?.next())
      }
      try world.settle()
      if isTapped {
        screen.choices.last?.button.tap()
        screen.choices.first?.button.tap()
      }
      page = nil
      try world.settle()
    }
    #expect(chosen == [isTapped ? screen.choices.last?.size : nil])
  }
}
