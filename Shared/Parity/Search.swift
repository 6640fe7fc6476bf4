/// The next step of a checker.
enum Move<Input> {
  /// Performs an input and compares.
  case perform(Input)

  /// Begins a sequence with fresh implementations, and performs inputs after which they were compared before.
  case restart([Input])
}

/// An order in which sequences of inputs are tried. It performs nothing: so a checker may, but need not, wait for its subject.
protocol Search<Input> {
  associatedtype Input

  /// The number of the piece to which the last move leads, see ``Part``.
  var piece: Int { get }

  /// False where the last move only leads to a piece of the part, and another part counts it.
  var isCounted: Bool { get }

  /// The share of the sequences that lie behind, from 0 to 1.
  var fraction: Double { get }

  /// Returns the next move, from the state that the last one led to; nil when all has been tried.
  mutating func next(from choice: some InputChoice<Input>) -> Move<Input>?
}

/// Every sequence of `depth` inputs, depth first: the first input of each place continues with the implementations that are
/// there, for each other one the path is replayed.
struct EverySequence<Input>: Search {
  private(set) var piece = 0
  private(set) var isCounted: Bool

  private let depth: Int
  private let part: Part
  /// The number of inputs with which all sequences of a piece begin.
  private let stem: Int
  /// The number of pieces that lie behind.
  private var passed = 0
  private var path: [Input] = []
  /// For each input of the path, those that are still to be tried in its place, the next one last.
  private var others: [[Input]] = []
  /// For each input of the path, how many were possible in its place.
  private var choices: [Int] = []
  private var afterRestart: Input?

  init(depth: Int, part: Part = .whole) {
    (self.depth, self.part) = (depth, part)
    stem = min(depth, 3)
    isCounted = part.has(0)
  }

  mutating func next(from choice: some InputChoice<Input>) -> Move<Input>? {
    if let input = afterRestart.take() { return perform(input) }
    if path.count < depth {
      var possible = Array(choice.possibleInputs.reversed())
      // A sequence that ends before its stem does is a piece.
      if possible.isEmpty, path.count < stem { passed += 1 }
      let count = possible.count
      if let first = takeNext(&possible) {
        choices.append(count)
        others.append(possible)
        return perform(first)
      }
    }
    while var left = others.popLast() {
      path.removeLast()
      guard let input = takeNext(&left) else {
        choices.removeLast()
        continue
      }
      others.append(left)
      afterRestart = input
      return .restart(path)
    }
    return nil
  }

  /// Takes each input in a place for an equal share of what is behind that place.
  var fraction: Double {
    var (sum, share) = (0.0, 1.0)
    for (left, count) in zip(others, choices) {
      share /= Double(count)
      sum += share * Double(count - left.count - 1)
    }
    return sum
  }

  private mutating func perform(_ input: Input) -> Move<Input> {
    path.append(input)
    return .perform(input)
  }

  /// Takes the next input behind the path that leads to a piece of the part.
  private mutating func takeNext(_ left: inout [Input]) -> Input? {
    let length = path.count + 1
    guard length <= stem else { return left.popLast() }
    while let input = left.popLast() {
      (piece, isCounted) = (passed, part.has(passed))
      // What leads to several pieces counts as a part of the first.
      if length < stem { return input }
      passed += 1
      if isCounted { return input }
    }
    return nil
  }
}

/// Random sequences: half of them as long as they may be, the others of any length; shorter where nothing is possible any more.
struct RandomSequences<Input>: Search {
  private(set) var piece = 0
  private(set) var isCounted = false

  var fraction: Double { Double(piece - all.lowerBound) / Double(all.count) }

  private let all: Range<Int>
  private let lengths: ClosedRange<Int>
  private let seed: UInt64
  private var numbers: StrideTo<Int>.Iterator
  private var random: SplitMix64
  /// The number of inputs that the present sequence may still have.
  private var left = 0

  /// Creates the sequences of those `numbers` that belong to `part`.
  init(_ numbers: Range<Int>, lengths: ClosedRange<Int>, seed: UInt64, part: Part = .whole) {
    (all, self.lengths, self.seed) = (numbers, lengths, seed)
    self.numbers = part.pieces(in: numbers).makeIterator()
    random = SplitMix64(seed: seed)
    _ = begin()
  }

  mutating func next(from choice: some InputChoice<Input>) -> Move<Input>? {
    if isCounted, left > 0, let input = choice.randomInput(using: &random) {
      left -= 1
      return .perform(input)
    }
    return begin() ? .restart([]) : nil
  }

  private mutating func begin() -> Bool {
    guard let number = numbers.next() else { return false }
    random = SplitMix64(seed: seed, sequence: number)
    let isShort = lengths.count > 1 && Bool.random(using: &random)
    left = isShort ? Int.random(in: lengths, using: &random) : lengths.upperBound
    (piece, isCounted) = (number, true)
    return true
  }
}

/// One sequence, without the inputs that are not possible where they come.
struct OneSequence<Input>: Search {
  let piece = 0
  let isCounted = true
  let fraction = 0.0

  var inputs: ArraySlice<Input>
  /// True if an input is performed even where it is not possible.
  let isForced: Bool

  mutating func next(from choice: some InputChoice<Input>) -> Move<Input>? {
    while let input = inputs.popFirst() {
      if isForced || choice.canPerform(input) { return .perform(input) }
    }
    return nil
  }
}
