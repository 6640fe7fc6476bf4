import Stage
import World

/// Which fault a seed stands for.
extension Quiz {
  /// Plants one of the faults of `chapter`, in `step` if one is given: always the same for a `seed`.
  ///
  /// - Throws: `UsageError` if there is none; `LineTrouble` if the sources are not there, or not those of the program.
  package convenience init(
    _ chapter: any Chapter.Type, step: Int? = nil, seed: UInt64, _ sources: ChapterSources? = nil
  ) throws {
    guard let fault = Self.fault(of: chapter, step: step, seed: seed) else {
      let place = step.map { "step \($0)" } ?? "this chapter"
      throw UsageError("there is no fault to be found in \(place)\(chapter.faults.isEmpty ? "" : ": leave --step out")")
    }
    let command = "swift run \(chapter.name) --quiz\(step.map { " --step \($0)" } ?? "") --seed"
    let other = (1...64 as ClosedRange<UInt64>).lazy.map { seed &+ $0 }
      .first { Self.fault(of: chapter, step: step, seed: $0)?.label != fault.label }
    let more = ["The same again: \(command) \(seed)"] + (other.map { ["Another one:    \(command) \($0)"] } ?? [])
    try self.init(fault, of: chapter, more: more, sources)
  }

  /// The fault of `chapter` that `seed` stands for, in `step` if one is given; nil if there is none.
  package static func fault(of chapter: any Chapter.Type, step: Int? = nil, seed: UInt64) -> PlantedFault? {
    let faults = chapter.faults.filter { fault in step.map { chapter.steps[$0 - 1] == fault.step } ?? true }
    // The numbers of faults that follow each other would soon be known by heart.
    var random = SeededRandom(seed: seed)
    // Each takes another number: the same one is at the same place of each list, and nearly always in the same way.
    for _ in 0..<chapter.number { _ = random.next() }
    return faults.randomElement(using: &random)
  }
}
