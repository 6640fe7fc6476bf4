import BuiltPackage
import Testing

@Suite("The experiments of chapter 05 that print by themselves, or run the program once more")
struct ExperimentTests {
  @Test func `debug() prints each event of a chain, and the time`() async throws {
    let run = try await ProgramRun("Streams", ["--experiment", "debug"])
    #expect(run.status == 0)
    #expect(run.complaints == [])
    let text = run.text.replacing(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/, with: "…")
    #expect(
      text == """
        debug() prints by itself, each line with the time:
        …: tens -> subscribed
        …: numbers -> subscribed
        …: numbers -> Event next(1)
        …: tens -> Event next(10)
        onNext: 10
        …: tens -> isDisposed
        …: numbers -> isDisposed

        """)
  }

  @Test func `an error that reaches a binding stops a debug build, and is printed by a release build`() async throws {
    let run = try await ProgramRun("Streams", ["--experiment", "binding-errors"])
    #expect(run.status == 0)
    #expect(run.complaints == [])
    #if DEBUG
    let fate = "stops"
    #else
    let fate = "prints, and goes on"
    #endif
    #expect(
      run.text == """
        bind(onNext:)                     \(fate): Binding error: planned
        bind(to: label.rx.text)           \(fate): Binding error: planned
        bind(to: relay)                   \(fate): Binding error to behavior relay: planned
        bind(to: field.rx.text)           \(fate): Binding error: planned
        bind(to: subject)                 the subject fails as well: planned
        asDriver(onErrorJustReturn: 0)    continues with 0

        """)
  }
}
