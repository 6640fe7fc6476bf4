import Foundation
import Testing

/// The list of differences from RxSwift in the book and in the README of Rx.
struct DifferencesTests {
  private func differences(in path: String) throws -> [Substring] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## What differs from RxSwift\n").dropFirst().first)
    let own = section.components(separatedBy: "\n## ")[0]
    return Array(own.split(separator: "\n").drop { !$0.hasPrefix("- ") })
  }

  @Test("the book lists the same differences from RxSwift as the README of Rx")
  func sameList() throws {
    let inBook = try differences(in: "BOOK.md")
    #expect(inBook.count > 10)
    #expect(try differences(in: "Shared/Rx/README.md") == inBook)
  }
}
