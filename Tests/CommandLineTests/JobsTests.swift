import BuiltPackage
import Testing

@Suite("A check by several processes")
struct JobsTests {
  @Test func `it finds the same with any number of them`() async throws {
    var reports: Set<String> = []
    for jobs in ["1", "2", "3"] {
      let check = ["--check", "--depth", "4", "--random", "200", "--seed", "1", "--jobs", jobs]
      let run = try await ProgramRun("Counter", check)
      #expect(run.status == 0)
      #expect(run.complaints == [])
      reports.insert(run.text.replacing(/[0-9,]+ a second/, with: "…"))
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("\n200 random sequences of 30, seed 1, …, 6,000 inputs, ") == true)
  }
}
