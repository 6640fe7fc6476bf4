import BuiltPackage
import Foundation
import Testing

@testable import Stage
@testable import Workshop

/// The faults that `--quiz` plants. What a reader is told about each at the end stands in `Promised`; RECORD=1 writes it there.
@Suite("The faults of the quiz")
@MainActor struct FaultsTests {
  nonisolated static let numbers = 1...14

  @Test("each of the four ways of a chapter has a fault to be found", arguments: numbers)
  func everyWay(_ number: Int) {
    let faults = Chapters.all[number - 1].faults
    #expect(Set(faults.map(\.pattern)) == Set(Pattern.allCases))
    #expect(Set(faults.map(\.name)).count == faults.count)
  }

  @Test("one seed plants in one way here and in another there", arguments: 0..<50 as Range<UInt64>)
  func ways(_ seed: UInt64) {
    let ways = Chapters.all.compactMap { Quiz.fault(of: $0, seed: seed)?.pattern }
    #expect(ways.count == Chapters.all.count)
    #expect(Set(ways).count >= 3)
  }

  @Test("a fault is to be seen after its script, and not if any line of that is left out", arguments: numbers)
  func scripts(_ number: Int) throws {
    for fault in Chapters.all[number - 1].faults {
      let inputs = try fault.inputs()
      #expect(try fault.difference(after: inputs) != nil, "\(fault.name) cannot be seen")
      for index in inputs.indices {
        let fewer = Array(inputs[..<index] + inputs[(index + 1)...])
        // What cannot be done any more shows nothing.
        let difference = (try? fault.difference(after: fewer)) ?? nil
        #expect(difference == nil, "\(fault.name) can be seen without \(inputs[index])")
      }
    }
  }

  @Test("what is told at the end is what was promised: the line, the lesson, the script", arguments: numbers)
  func answers(_ number: Int) throws {
    let chapter = Chapters.all[number - 1]
    let sources = try ChapterSources(chapter)
    let told = try chapter.faults.map { fault in
      let quiz = try Quiz(fault, of: chapter, sources)
      guard case .end(let lines) = try quiz.reply(to: "reveal") else { return "" }
      return (["# \(fault.name)", ""] + lines).joined(separator: "\n") + "\n"
    }
    let file = PackageFolder.root.appendingPathComponent("Tests/FaultsTests/Promised/\(chapter.name).md")
    let text = told.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("each type of a variant is one of its way, line for line but for what is labelled", arguments: numbers)
  func nothingElse(_ number: Int) throws {
    let chapter = Chapters.all[number - 1]
    let sources = try ChapterSources(chapter)
    for fault in chapter.faults {
      let variant = try #require(sources.variant(fault.name), "there is no Faults/\(fault.name).swift")
      #expect(variant.contains("\(PlantedSource.mark)\(fault.label)\n"))
      let planted = try #require(try sources.planted(fault), "\(fault.name) is not to be found in its way")
      let known = sources.replacing(planted.path, with: planted.text)
      let own = Set(known.files(of: fault.pattern.rawValue).flatMap { types(in: known.text(of: $0) ?? "") })
      let copied = types(in: variant.replacing(#/ *// Fault: .*\n/#, with: ""))
      #expect(!copied.isEmpty)
      #expect(copied.filter { !own.contains($0) && !$0.contains("  enum \(fault.name) ") } == [])
    }
  }

  /// The types of a file, which stand in a namespace, each with all its lines.
  private func types(in text: String) -> [String] {
    var (types, open): ([String], [Substring]) = ([], [])
    for line in text.split(separator: "\n") {
      if open.isEmpty, !line.contains(/^  [^ \/].*\{$/) { continue }
      open.append(line)
      guard line == "  }" else { continue }
      types.append(open.joined(separator: "\n"))
      open = []
    }
    return types
  }
}
