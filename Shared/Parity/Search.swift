/// What a checker does next.
enum Move<Input> {
  /// Performs an input and compares.
  case perform(Input)

  /// Begins a sequence with fresh implementations, and performs inputs after which they were compared before.
  case restart([Input])
}

/// An order in which sequences of inputs are tried. It performs nothing: so a checker may, but need not, wait for its subject.
protocol Search<Input> {
  associatedtype Input

  /// Returns the next move, from the state that the last one led to; nil when all has been tried.
  mutating func next(from choice: some InputChoice<Input>) -> Move<Input>?
}

/// Every sequence of `depth` inputs, depth first: the first input of each place continues with the implementations that are
/// there, for each other one the path is replayed.
struct EverySequence<Input>: Search {
  let depth: Int

  private var path: [Input] = []
  /// For each input of the path, those that are still to be tried in its place, the next one last.
  private var others: [[Input]] = []
  private var afterRestart: Input?

  init(depth: Int) { self.depth = depth }

  mutating func next(from choice: some InputChoice<Input>) -> Move<Input>? {
    if let input = afterRestart.take() { return perform(input) }
    if path.count < depth {
      var possible = Array(choice.possibleInputs.reversed())
      if let first = possible.popLast() {
        others.append(possible)
        return perform(first)
      }
    }
    while var left = others.popLast() {
      path.removeLast()
      guard let input = left.popLast() else { continue }
      others.append(left)
      afterRestart = input
      return .restart(path)
    }
    return nil
  }

  private mutating func perform(_ input: Input) -> Move<Input> {
    path.append(input)
    return .perform(input)
  }
}

/// Random sequences of `length` inputs, of fewer where nothing is possible any more.
struct RandomSequences<Input>: Search {
  private let length: Int
  private let seed: UInt64
  private var numbers: Range<Int>
  private var random: SplitMix64
  private var count = 0

  /// Creates the sequences of these `numbers`, of which there is at least one.
  init(_ numbers: Range<Int>, length: Int, seed: UInt64) {
    (self.length, self.seed, self.numbers) = (length, seed, numbers.dropFirst())
    random = SplitMix64(seed: seed, sequence: numbers.lowerBound)
  }

  mutating func next(from choice: some InputChoice<Input>) -> Move<Input>? {
    if count < length, let input = choice.randomInput(using: &random) {
      count += 1
      return .perform(input)
    }
    guard let number = numbers.popFirst() else { return nil }
    random = SplitMix64(seed: seed, sequence: number)
    count = 0
    return .restart([])
  }
}

/// One sequence, up to the first input that is not possible.
struct OneSequence<Input>: Search {
  var inputs: ArraySlice<Input>
  /// True if an input is performed even where it is not possible.
  let isForced: Bool

  mutating func next(from choice: some InputChoice<Input>) -> Move<Input>? {
    guard let input = inputs.popFirst(), isForced || choice.canPerform(input) else { return nil }
    return .perform(input)
  }
}
