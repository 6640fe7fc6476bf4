import BuiltPackage
import Testing

/// An error that reaches a binding stops a debug build and is printed by a release build. A program of its own shows
/// both, in any build and with the real RxSwift too, where no test could look into the library.
@Suite("Binding errors")
struct BindingErrorTests {
  nonisolated private static let programs = Result { try PackageFolder.chapters().map(\.program) }

  @Test("no way of any chapter lets an error reach a binding, whatever a person does", arguments: try programs.get())
  func everyChapter(_ program: String) async throws {
    var step = 1
    while true {
      let check = ["--check", "--step", "\(step)", "--depth", "1", "--random", "40", "--seed", "1"]
      let run = try await ProgramRun(program, check)
      if run.status == 64, step > 1 { break }
      #expect(run.status == 0)
      #expect(run.text.hasSuffix("\n0 differences\n"))
      for text in [run.text] + run.complaints { #expect(!text.contains("inding error")) }
      step += 1
    }
  }
}
