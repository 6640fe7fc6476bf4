import Stage

/// Checks that the lines of a job are those that run for its input, and for no other.
struct JobCheck {
  let job: Job
  let trace: TracedScript
  let text: (String) throws -> String

  /// Returns the complaints, a line each.
  ///
  /// - Throws: whatever reading a file throws.
  func complaints() throws -> [String] {
    guard let index = trace.inputs.lastIndex(where: { $0.line == job.script.count }) else {
      return ["\(job.title): nothing is known of \(job.input): the last line of a job's script is an input"]
    }
    return try Pattern.allCases.flatMap { way in
      try (job.lines[way] ?? []).flatMap { lines in
        try complaints(of: lines, way.rawValue, now: trace.inputs[index], before: trace.inputs[..<index]).map {
          "\(job.title): \(way.rawValue): \($0)"
        }
      }
    }
  }

  private func complaints(
    of lines: JobLines, _ way: String, now: TracedScript.Entry, before: ArraySlice<TracedScript.Entry>
  ) throws -> [String] {
    let path = "Chapters/\(job.chapter)/\(lines.file)"
    let text = try text(path)
    guard let place = lines.place(in: text) else { return ["\(path) has no heading and no declaration \(lines.part)"] }
    func ran(in entry: TracedScript.Entry) -> Set<Int> { entry.lines(of: path, in: way).filter(place.contains) }

    let earlier = before.reduce(into: Set<Int>()) { $0.formUnion(ran(in: $1)) }
    let name = "\(path) \(place.lowerBound)–\(place.upperBound)"
    if lines.isPutUpBefore {
      if earlier.isEmpty { return ["\(name) never ran before \(job.input)"] }
      if !ran(in: now).isEmpty { return ["\(name) is said to run only before \(job.input), and runs for it"] }
    } else if ran(in: now).isEmpty {
      return ["\(name) never ran for \(job.input)"]
    } else if let other = before.first(where: { $0.line == exceptionLine }), !ran(in: other).isEmpty {
      return ["\(name) ran for \(other.input) too"]
    }
    let code = text.linesWithInstructions.filter(place.contains).sorted()
    let run = earlier.union(ran(in: now))
    // What stands above the first of them is what is called so: a name and its parameters run nowhere.
    let idle = code.drop { !run.contains($0) }.filter { !run.contains($0) }
    return idle.isEmpty ? [] : ["\(name): \(idle.map(String.init).joined(separator: ", ")) never ran at all"]
  }

  private var exceptionLine: Int? {
    job.exception.flatMap { exception in job.script.lastIndex(of: exception).map { $0 + 1 } }
  }
}
