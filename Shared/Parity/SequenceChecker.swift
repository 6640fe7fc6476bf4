/// Performs sequences of inputs on fresh implementations, and looks for one after which something is wrong.
///
/// A sequence is compared after every input, so that a run of the longest ones covers each shorter one.
package struct SequenceChecker<Subject: Comparison> {
  /// The input of a subject.
  package typealias Input = Subject.Input

  /// A counterexample with inputs of a subject.
  package typealias Failure = Counterexample<Input, Subject.Fault>

  private let shorter: (Input) -> [Input]
  private let start: () throws(Subject.Fault) -> Subject

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - shorter: forms of an input that a reader would see the same fault with and sooner understand, the shortest first.
  ///   - start: makes the implementations, fresh and the same each time.
  package init(
    shorter: @escaping (Input) -> [Input] = { _ in [] }, start: @escaping () throws(Subject.Fault) -> Subject
  ) {
    (self.shorter, self.start) = (shorter, start)
  }

  /// Tries every sequence of so many inputs, of which each is possible where it comes.
  ///
  /// - Parameters:
  ///   - depth: the number of inputs.
  ///   - goesOn: is asked between two sequences; once it says no, the rest is not tried.
  /// - Returns: how much was tried, or nil if not all of it was.
  /// - Throws: a counterexample that is as short as ``shortest(_:)`` makes it.
  package func checkAll(depth: Int, while goesOn: () -> Bool = { true }) throws(Failure) -> Tried? {
    let outcome = try search(.every(depth: depth), while: goesOn)
    return outcome.piece == nil ? outcome.tried : nil
  }

  /// Tries random sequences of `length` inputs; fewer inputs if nothing is possible any more.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of the sequences: each is the same for the same seed, whichever others are tried.
  ///   - length: the number of inputs in each.
  ///   - seed: determines the sequences.
  ///   - goesOn: is asked before each sequence; once it says no, the rest is not tried.
  /// - Throws: a counterexample that is as short as ``shortest(_:)`` makes it.
  package func checkRandomly(
    _ numbers: Range<Int>, length: Int, seed: UInt64, while goesOn: () -> Bool = { true }
  ) throws(Failure) -> Tried {
    guard !numbers.isEmpty, goesOn() else { return Tried() }
    return try search(.random(numbers, length: length, seed: seed), while: goesOn).tried
  }

  /// Tries sequences, all of them or until it is stopped.
  private func search(_ sequences: Sequences, while goesOn: () -> Bool) throws(Failure) -> PartOutcome<Failure> {
    let outcome = check(sequences) { _ in goesOn() }
    if let failure = outcome.failure { throw shortest(failure) }
    return outcome
  }

  /// Tries a part of the sequences, up to the first failure. For the same part, that is the same one.
  ///
  /// The outcomes of parts that have all pieces between them add up to that of the whole, whose failure is that of the lowest
  /// piece.
  ///
  /// - Parameters:
  ///   - sequences: the sequences.
  ///   - part: the part of them that is tried.
  ///   - goesOn: is asked between two sequences; once it says no, the rest is not tried.
  package func check(
    _ sequences: Sequences, part: Part = .whole, while goesOn: (CheckProgress) -> Bool = { _ in true }
  ) -> PartOutcome<Failure> {
    switch sequences {
    case .every(let depth): run(EverySequence(depth: depth, part: part), while: goesOn)
    case .random(let numbers, let lengths, let seed):
      run(RandomSequences(numbers, lengths: lengths, seed: seed, part: part), while: goesOn)
    }
  }

  /// Performs `inputs` on fresh implementations and compares after each.
  ///
  /// - Throws: the first thing that is wrong.
  package func check(_ inputs: [Input]) throws(Failure) {
    if let failure = run(OneSequence(inputs: inputs[...], isForced: true)).failure { throw failure }
  }

  /// Returns the counterexample with the shortest sequence that is known to end in one, the same however it was found.
  ///
  /// First whatever can be left out is left out. Then, where there are few enough, all sequences that are not longer are tried,
  /// from none on: for these no sequence is shorter. Last come the shorter forms of the inputs.
  ///
  /// - Parameter goesOn: is asked between two sequences; once it says no, the shortest one so far is returned.
  package func shortest(_ failure: Failure, while goesOn: () -> Bool = { true }) -> Failure {
    let short = shrunk(failure, while: goesOn)
    var counts: [Int] = []
    for depth in 0...short.inputs.count {
      // The first inputs that are possible tell how the number of sequences grows.
      if counts.count > 1, counts[depth - 1] * counts[1] > 10_000 { break }
      let outcome = check(.every(depth: depth)) { _ in goesOn() }
      if let failure = outcome.failure { return shrunk(failure, while: goesOn) }
      guard outcome.piece == nil, goesOn() else { break }
      counts.append(outcome.tried.sequences)
    }
    return short
  }

  /// Leaves out whatever can be left out, and takes shorter forms of the inputs.
  func shrunk(_ failure: Failure, while goesOn: () -> Bool) -> Failure {
    var shrinking = Shrinking(failure, shorter: shorter)
    while goesOn(), let inputs = shrinking.next() {
      if let failure = run(OneSequence(inputs: inputs[...], isForced: false)).failure {
        shrinking.failed(failure)
      } else {
        shrinking.passed()
      }
    }
    return shrinking.best
  }

  private func run(
    _ search: some Search<Input>, while goesOn: (CheckProgress) -> Bool = { _ in true }
  ) -> PartOutcome<Failure> {
    var (search, tried, path) = (search, Tried(), [Input]())
    // Of the last input: a search that restarts is already ahead.
    var (piece, isCounted) = (search.piece, search.isCounted)
    do throws(Subject.Fault) {
      var subject = try start()
      try subject.compare()
      while let move = search.next(from: subject) {
        switch move {
        case .perform(let input):
          path.append(input)
          (piece, isCounted) = (search.piece, search.isCounted)
          try subject.perform(input)
          try subject.compare()
          if isCounted { tried.inputs += 1 }
        case .restart(let inputs):
          try subject.end()
          if isCounted { tried.sequences += 1 }
          guard goesOn(CheckProgress(tried: tried, piece: search.piece, fraction: search.fraction)) else {
            return PartOutcome(tried: tried, piece: search.piece, failure: nil)
          }
          path = inputs
          subject = try start()
          for input in inputs { try subject.perform(input) }
        }
      }
      try subject.end()
      if isCounted { tried.sequences += 1 }
    } catch {
      return PartOutcome(tried: tried, piece: piece, failure: Failure(inputs: path, finding: error))
    }
    return PartOutcome(tried: tried, piece: nil, failure: nil)
  }
}
