import Foundation
import Parity
import Testing

@Suite("The examples of the documentation") struct ExampleTests {
  @Test func `compare two implementations`() throws {
    let check = ParityCheck<Act, Seen>(
      inputs: [.add(1), .take], possible: { $0 != .take || $1.count > 0 },
      implementations: [
        Implementation("delegate") { DelegateCounter($0) },
        Implementation("rx") { RxCounter($0) },
      ])
    try check.everySequence(depth: 5)
    try check.randomSequences(1_000, seed: 1)
    try check.replay([
      .add(1),
      .take,
    ])
  }

  @Test func `compare one with its model`() throws {
    let check = ParityCheck<Act, Seen>(
      inputs: [.add(1), .take], possible: { $0 != .take || $1.count > 0 },
      implementations: [
        .model(Seen()) { seen, act in seen.count = act.applied(to: seen.count) },
        Implementation("rx") { RxCounter($0) },
      ])
    try check.everySequence(depth: 5)
  }

  @Test func `draw arguments`() throws {
    let rules: [InputRule<Act, Seen>] = [
      InputRule(.take, weight: 2),
      InputRule(examples: [.add(1)]) { random in .add(Int.random(in: 1...9, using: &random)) },
      InputRule(examples: [.add(1)]) { seen, random in .add(Int.random(in: 0...seen.count, using: &random)) },
    ]
    let check = ParityCheck(
      inputs: rules, possible: { $0 != .take || $1.count > 0 },
      implementations: [Implementation("rx") { RxCounter($0) }])
    #expect(try check.randomSequences(20, seed: 1).snapshots > 10)
  }

  @Test func `play a script on what takes time`() throws {
    let check = ParityCheck<Act, Seen>(
      inputs: [.add(1)], implementations: [Implementation("later") { LaterCounter($0) }])
    try check.play([
      .perform(.add(1)), .expect("nothing yet") { $0.count == 0 },
      .eventually("it is added", within: .milliseconds(100)) { $0.count == 1 },
    ])
  }

  @Test func `check what needs async`() async throws {
    actor SleepingCounter: AsyncParitySubject {
      private let clock: ManualClock
      private(set) var snapshot = Seen()

      init(_ trial: Trial<Seen>) { clock = trial.clock }

      func perform(_ input: Act) async throws {
        try await clock.sleep(for: .milliseconds(100))
        snapshot.count = input.applied(to: snapshot.count)
      }
    }

    let check = AsyncParityCheck<Act, Seen>(
      inputs: [.add(1)], passing: { _ in .milliseconds(100) },
      implementations: [
        .model(Seen()) { seen, act in seen.count = act.applied(to: seen.count) },
        AsyncImplementation("actor") { SleepingCounter($0) },
      ])
    try await check.everySequence(depth: 4)
  }

  @Test func `are printed as they are compiled here`() throws {
    let compiled = try Self.lines(of: #filePath).joined(separator: "\n")
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Shared/Parity")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
      let paragraphs = try Self.lines(of: file.path).split { $0 != "///" && !$0.hasPrefix("///     ") }
      // What follows without an empty line is the end of a list item.
      for example in paragraphs where example.first == "///" && example.count > 1 {
        let code = example.filter { $0 != "///" }.map { $0.dropFirst(3).trimmingPrefix { $0 == " " } }
        guard !code.isEmpty else { continue }
        count += 1
        let text = code.joined(separator: "\n")
        #expect(compiled.contains(text), "\(file.lastPathComponent) has an example that no test compiles: \(text)")
      }
    }
    #expect(count == 8)
  }

  /// The lines of a file that have text, without their indentation.
  private static func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}

private class PlainCounter: ParitySubject {
  let trial: Trial<Seen>
  var snapshot = Seen() {
    didSet { trial.show(snapshot) }
  }

  init(_ trial: Trial<Seen>) { self.trial = trial }

  func perform(_ input: Act) { snapshot.count = input.applied(to: snapshot.count) }
}

private final class DelegateCounter: PlainCounter {}

private final class RxCounter: PlainCounter {}

private final class LaterCounter: PlainCounter {
  private var clock: ManualClock { trial.clock }

  override func perform(_ input: Act) {
    let request = clock.schedule(after: .milliseconds(200)) { [weak self] in self?.add() }
    request.cancel()
    clock.schedule(after: .milliseconds(100)) { [weak self] in self?.add() }
  }

  private func add() { snapshot.count += 1 }
}
