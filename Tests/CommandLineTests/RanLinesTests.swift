import BuiltPackage
import Calls
import Foundation
import Testing
import Trace

@testable import Stage

@Suite("The lines that ran", .enabled(if: Trace.recordsCalls))
@MainActor struct RanLinesTests {
  @Test func `a tap runs the functions from its action to the label, and nothing else of the file`() throws {
    let lines = try Source("Chapters/03-Counter/Callback.swift").ran(in: "Counter", [.tap("up")])
    #expect(
      lines == [
        "func up(_ show: ShowCount) {", "count = count.moved(by: 1)", "show(count)", "}",
        "private func upTapped() {", "viewModel.up(show)", "}",
        "private func show(_ count: Count) {", "screen.count.text = count.text", "}",
      ])
  }

  @Test func `a closure runs when it is called, and of a switch in it only the case that is taken`() throws {
    let source = try Source("Chapters/09-Requests/Callback.swift")
    let begun = try source.ran(in: "Requests", [.tap("load-profile")])
    #expect(begun.contains("let task = client.task(with: request) { [weak self] outcome in"))
    #expect(!begun.contains("switch outcome.value(as: Value.self) {"))
    let answered = try source.ran(in: "Requests", [.tap("load-profile"), .wait(.seconds(1))])
    #expect(answered.contains("switch outcome.value(as: Value.self) {"))
    #expect(answered.contains("case .success(let value): use(value)"))
    #expect(!answered.contains("case .failure(let trouble): self?.end(.failed(trouble))"))
  }

  @Test(
    "of two branches only the one that is taken runs, and a first statement without instructions runs with its function",
    arguments: [
      (
        "a branch", "02-RemainingCharacters/Delegate.swift", 1, [.type("address", text: "x")],
        ["viewModel.changeAddress(to: text)"], ["viewModel.changeName(to: text)"]
      ),
      (
        "a guard that returns", "09-Requests/Callback/CallbackRetryingTask+Both.swift", 2,
        [.tap("load-profile"), .wait(.seconds(1))], ["return completion(result)"],
        ["willRetry(Retry(of: Value.step, number: attempt, after: pause, trouble))"]
      ),
      (
        "a first statement", "11-Articles/Callback/CallbackPresenter.swift", 1, [.wait(.milliseconds(500))],
        ["let old = list", "switch result {"], []
      ),
    ] as [(String, String, Int, [Input], [String], [String])])
  func branches(
    _ what: String, _ path: String, _ step: Int, _ inputs: [Input], _ ran: [String], _ others: [String]
  ) throws {
    let name = path.drop { $0 != "-" }.dropFirst().prefix { $0 != "/" }
    let lines = try Source("Chapters/\(path)").ran(in: String(name), step: step, inputs)
    #expect(Set(ran).isSubset(of: lines))
    #expect(Set(others).isDisjoint(with: lines))
  }

  @Test func `a record without calls has no lines`() {
    #expect(RanLines(blocks: [:]).files.isEmpty)
  }
}

/// A file of a chapter.
@MainActor private struct Source {
  private let path: String
  private let lines: [String]

  init(_ path: String) throws {
    self.path = PackageFolder.root.appendingPathComponent(path).path
    lines = try PackageFolder.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.drop { $0 == " " })
    }
  }

  /// The lines that ran for the last of `inputs` in one of the ways, without their indentation.
  func ran(in chapter: String, step: Int = 1, _ inputs: [Input]) throws -> [String] {
    let files = try records(chapter, step: step, inputs).compactMap { RanLines(blocks: $0.blocks).files[path] }
    return try #require(files.first).lines.keys.sorted().map { lines[$0 - 1] }
  }
}

/// The records of the last of `inputs`, by way.
@MainActor private func records(_ chapter: String, step: Int, _ inputs: [Input]) throws -> [TraceRecord] {
  let panes = try StepSelection(Chapters.named(chapter).steps).open(step)
  return try inputs.map { try panes.trace($0) }.last ?? []
}
