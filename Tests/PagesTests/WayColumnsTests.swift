import Foundation
import Markdown
import Pages
import Testing

@Suite("Ways in columns")
struct WayColumnsTests {
  /// The number of columns of each group.
  private func columns(_ text: String) throws -> [Int] {
    let html = page(text).html
    _ = try Outline(html)
    return html.split(separator: "<div class=\"ways\">").dropFirst().map { group in
      group.split(separator: "<div class=\"way\">").count - 1
    }
  }

  private func listing(_ file: String, _ part: String = "") -> String {
    "<!-- listing Chapters/03-Counter/\(file)\(part.isEmpty ? "" : " \"\(part)\"") -->\n```swift\nlet a = 1\n```\n\n"
  }

  @Test("the same part of the four ways stands in columns, folders and files of a way answer to those of another")
  func four() throws {
    let parts = ["Callback", "Delegate", "Observer", "Rx"].map { listing("\($0).swift", "View model") }
    #expect(try columns(parts.joined()) == [4])
    #expect(
      try columns(listing("Callback/CallbackPresenter.swift") + listing("Rx/RxPresenter.swift")) == [2])
    #expect(try columns(listing("Callback+Tens.swift") + listing("Rx+Tens.swift")) == [2])
  }

  @Test func `the text on a way stands above its listing`() throws {
    let text =
      "Look.\n\n**Callback.** It asks.\n\nMore of it.\n\n" + listing("Callback.swift") + "**Delegate.** It is told.\n\n"
      + listing("Delegate.swift")
    #expect(try columns(text) == [2])
    expect(
      page(text).html,
      has: """
        <p>Look.</p>
        <div class="ways">
        <div class="way"><div class="lead"><p><strong>Callback.</strong> It asks.</p>
        """)
  }

  @Test(
    "other parts, other steps, other files and prose between keep listings apart",
    arguments: [
      (("Callback.swift", "a"), "", ("Rx.swift", "b")),
      (("Callback.swift", "a"), "", ("Rx+Tens.swift", "a")),
      (("Callback.swift", "a"), "", ("Callback.swift", "a")),
      (("Counter.swift", "a"), "", ("Rx.swift", "a")),
      (("Callback.swift", "a"), "In between.\n\n", ("Rx.swift", "a")),
      (("Callback.swift", "a"), "**Observer.** Wrong.\n\n", ("Rx.swift", "a")),
      (("Callback.swift", "a"), "# Heading\n\n", ("Rx.swift", "a")),
    ])
  func apart(_ first: (String, String), _ between: String, _ second: (String, String)) throws {
    #expect(try columns(listing(first.0, first.1) + between + listing(second.0, second.1)) == [])
  }
}
