import BuiltPackage
import Foundation
import Testing

@testable import Stage
@testable import Workshop

/// The faults that `--quiz` plants.
@Suite("The faults of the quiz")
@MainActor struct FaultsTests {
  @Test(arguments: try PackageFolder.chapters())
  func `each of the four ways of a chapter of the book has a fault to be found`(_ folder: ChapterFolder) throws {
    let faults = try Chapters.named(folder.program).faults
    if try folder.isInBook() { #expect(Set(faults.map(\.way)).isSuperset(of: Pattern.allCases.map(\.rawValue))) }
    #expect(Set(faults.map(\.name)).count == faults.count)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `one seed plants faults in different ways in different chapters`(_ seed: UInt64) {
    let chapters = Chapters.all.filter { !$0.faults.isEmpty }
    let ways = chapters.compactMap { Quiz.fault(of: $0, seed: seed)?.way }
    #expect(ways.count == chapters.count)
    #expect(Set(ways).count >= 3)
  }

  @Test(
    arguments: try Chapters.names.get())
  func `a fault is visible after its script, and not if any line of that is left out`(_ name: String) throws {
    for fault in try Chapters.named(name).faults {
      let inputs = try fault.inputs()
      #expect(try fault.difference(after: inputs) != nil, "\(fault.name) cannot be seen")
      for index in inputs.indices {
        let fewer = Array(inputs[..<index] + inputs[(index + 1)...])
        // Inputs that have become impossible show nothing.
        let difference = (try? fault.difference(after: fewer)) ?? nil
        #expect(difference == nil, "\(fault.name) can be seen without \(inputs[index])")
      }
    }
  }

  @Test(arguments: try Chapters.names.get())
  func `a quiz shows the changed lines in the way's own file`(_ name: String) throws {
    let chapter = try Chapters.named(name)
    for fault in chapter.faults {
      let planted = try Quiz(fault, of: chapter).planted
      #expect(planted.file.right != planted.file.wrong, "\(fault.name) changes nothing")
      #expect(planted.path.contains("/\(fault.way.capitalized)"), "\(fault.name) is in \(planted.path)")
    }
  }

  @Test func `a fault that is described in another form is refused with its place`() async throws {
    let folder = try TestFolder([
      "Faults.md": "# The faults of the quiz\n\n## CallbackWay.Lost in Desk\n\nIt is lost.\n"
    ])
    let run = try await ProgramRun("Plant", [folder.root.path, folder.root.path + "/Planted.swift"])
    #expect(run.status == 65)
    let line = "the fault CallbackWay.Lost in Desk is not described like the others"
    #expect(String(decoding: run.error, as: UTF8.self) == "error: \(folder.root.path)/Faults.md: \(line)\n")
    #expect(folder.read("Planted.swift") == nil)
  }
}
