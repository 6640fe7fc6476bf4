import Foundation

/// Performs sequences of inputs on fresh implementations, and looks for one after which something is wrong.
///
/// A sequence is compared after every input, so that a run of the longest ones covers each shorter one.
@MainActor public struct SequenceChecker<Subject: Comparison> {
  /// The input of a subject.
  public typealias Input = Subject.Input

  /// A counterexample with inputs of a subject.
  public typealias Failure = Counterexample<Input, Subject.Fault>

  private let alphabet: [Input]
  private let shorter: (Input) -> [Input]
  private let start: () throws(Subject.Fault) -> Subject

  /// Creates a checker of the implementations that `start` makes, fresh and the same each time.
  ///
  /// - Parameters:
  ///   - alphabet: the inputs of which sequences are made.
  ///   - shorter: forms of an input that a reader would see the same fault with and sooner understand, the shortest first.
  public init(
    alphabet: [Input], shorter: @escaping (Input) -> [Input] = { _ in [] },
    start: @escaping () throws(Subject.Fault) -> Subject
  ) {
    (self.alphabet, self.shorter, self.start) = (alphabet, shorter, start)
  }

  /// Tries every sequence of `depth` inputs, of which each is possible where it comes.
  ///
  /// - Parameter goesOn: is asked between two sequences; once it says no, the rest is not tried.
  /// - Returns: how much was tried, or nil if not all of it was.
  /// - Throws: a counterexample that is as short as ``shortest(_:)`` makes it.
  public func checkAll(depth: Int, while goesOn: () -> Bool = { true }) throws(Failure) -> Tried? {
    do throws(Failure) {
      return try everySequence(depth: depth, while: goesOn)
    } catch {
      throw shortest(error)
    }
  }

  /// Tries `count` random sequences of `length` inputs; fewer inputs if nothing is possible any more.
  ///
  /// - Parameter goesOn: is asked before each sequence; once it says no, the rest is not tried.
  /// - Throws: a counterexample that is as short as ``shortest(_:)`` makes it.
  public func checkRandomly(
    count: Int, length: Int, using random: inout some RandomNumberGenerator, while goesOn: () -> Bool = { true }
  ) throws(Failure) -> Tried {
    var tried = Tried()
    while tried.sequences < count, goesOn() {
      var path: [Input] = []
      do throws(Failure) {
        let subject = try open()
        while path.count < length, let input = randomInput(on: subject, &random) {
          path.append(input)
          try perform(input, on: subject, as: path[...])
        }
      } catch {
        throw shortest(error)
      }
      tried.sequences += 1
      tried.inputs += path.count
    }
    return tried
  }

  /// Performs `inputs` on fresh implementations and compares after each.
  ///
  /// - Throws: the first thing that is wrong.
  @discardableResult
  public func check(_ inputs: [Input]) throws(Failure) -> Subject {
    let subject = try open()
    for (index, input) in inputs.enumerated() { try perform(input, on: subject, as: inputs[...index]) }
    return subject
  }

  /// Returns the counterexample with the shortest sequence that is known to end in one, the same however it was found.
  ///
  /// First whatever can be left out is left out. Then, where there are few enough, all sequences over the alphabet that are
  /// not longer are tried, from none on: for these no sequence is shorter. Last come the shorter forms of the inputs.
  public func shortest(_ failure: Failure) -> Failure {
    let short = shrunk(failure)
    for depth in 0...short.inputs.count where pow(Double(alphabet.count), Double(depth)) <= 10_000 {
      do throws(Failure) { _ = try everySequence(depth: depth, while: { true }) } catch { return shrunk(error) }
    }
    return short
  }

  private func shrunk(_ failure: Failure) -> Failure {
    var shrinking = Shrinking(failure, shorter: shorter) { inputs in
      do throws(Failure) { _ = try check(inputs) } catch { return error }
      return nil
    }
    shrinking.run()
    return shrinking.best
  }

  private func everySequence(depth: Int, while goesOn: () -> Bool) throws(Failure) -> Tried? {
    var tried = Tried()
    var path: [Input] = []
    let isComplete = try extend(&path, on: try open(), by: depth, &tried, while: goesOn)
    return isComplete ? tried : nil
  }

  /// Depth first: the last input of each place continues with the existing implementations, the others replay the path.
  private func extend(
    _ path: inout [Input], on subject: Subject, by depth: Int, _ tried: inout Tried, while goesOn: () -> Bool
  ) throws(Failure) -> Bool {
    let possible = depth > 0 ? alphabet.filter(subject.canPerform) : []
    for (index, input) in possible.enumerated() {
      guard index == 0 || goesOn() else { return false }
      let live = index == possible.count - 1 ? subject : try replay(path)
      path.append(input)
      try perform(input, on: live, as: path[...])
      tried.inputs += 1
      guard try extend(&path, on: live, by: depth - 1, &tried, while: goesOn) else { return false }
      path.removeLast()
    }
    if possible.isEmpty { tried.sequences += 1 }
    return true
  }

  /// Returns one of the possible inputs, all equally likely, or nil. It asks of as few inputs as it can.
  private func randomInput(on subject: Subject, _ random: inout some RandomNumberGenerator) -> Input? {
    var left = alphabet
    while let index = left.indices.randomElement(using: &random) {
      let input = left[index]
      if subject.canPerform(input) { return input }
      left.swapAt(index, left.count - 1)
      left.removeLast()
    }
    return nil
  }

  private func open() throws(Failure) -> Subject {
    do throws(Subject.Fault) {
      let subject = try start()
      try subject.compare()
      return subject
    } catch {
      throw Failure(inputs: [], finding: error)
    }
  }

  /// Performs `path` without comparing, because that has been done before.
  private func replay(_ path: [Input]) throws(Failure) -> Subject {
    do throws(Subject.Fault) {
      let subject = try start()
      for input in path { try subject.perform(input) }
      return subject
    } catch {
      throw Failure(inputs: path, finding: error)
    }
  }

  private func perform(_ input: Input, on subject: Subject, as path: ArraySlice<Input>) throws(Failure) {
    do throws(Subject.Fault) {
      try subject.perform(input)
      try subject.compare()
    } catch {
      throw Failure(inputs: Array(path), finding: error)
    }
  }
}
