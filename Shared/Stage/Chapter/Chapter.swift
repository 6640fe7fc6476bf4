/// One feature written four ways: a program of its own.
///
/// A chapter is its last and fullest step; the earlier ones are listed.
@MainActor public protocol Chapter: Step {
  /// The chapter's place in the book, from 1.
  static var number: Int { get }

  /// The chapter's name, as `swift run` takes it.
  static var name: String { get }

  /// The lesson of the chapter, in one sentence.
  static var lesson: String { get }

  /// The steps before the last, in order.
  static var earlierSteps: [any Step.Type] { get }

  /// The script that `--demo` plays, as it stands in the file.
  static var demo: [UInt8] { get }

  /// The claims of the sources; each names its place.
  static var claims: [Claim] { get }

  /// Statements about the originals that no source makes, and that a run of the originals refutes or confirms.
  static var findings: [Claim] { get }

  /// Assumptions that a reader might make and no source mentions.
  static var traps: [Claim] { get }

  /// The features of the chapter that no source has, in a few words each.
  static var additions: [String] { get }

  /// The experiments that the chapter offers beside its screen.
  static var experiments: [Experiment] { get }

  /// The faults that `--quiz` plants in one of the ways for the reader to find.
  static var faults: [PlantedFault] { get }

  /// From where else inputs can come: options of the chapter's own.
  static var feeds: [InputFeed] { get }

  /// A Boolean value indicating whether the chapter can ask a real service instead of its embedded one: `--live`. Its
  /// steps implement `goLive(_:_:)` for that.
  static var offersLive: Bool { get }
}

extension Chapter {
  /// The chapter is one step.
  public static var earlierSteps: [any Step.Type] { [] }

  /// No claims.
  public static var claims: [Claim] { [] }

  /// No findings.
  public static var findings: [Claim] { [] }

  /// No traps.
  public static var traps: [Claim] { [] }

  /// No additions.
  public static var additions: [String] { [] }

  /// No experiments: the command line does not offer any.
  public static var experiments: [Experiment] { [] }

  /// There is no fault to be found.
  public static var faults: [PlantedFault] { [] }

  /// Inputs come from scripts and the prompt alone.
  public static var feeds: [InputFeed] { [] }

  /// There is no real service: the command line does not offer it.
  public static var offersLive: Bool { false }

  /// All steps in order, the chapter itself last.
  public static var steps: [any Step.Type] { earlierSteps + [Self.self] }

  /// The names of all ways that some step has: the four, then the further ones.
  package static var wayNames: [String] {
    steps.flatMap { $0.furtherNames }.reduce(into: Pattern.allCases.map(\.rawValue)) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}
