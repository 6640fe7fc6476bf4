import Diagrams
import Rx

/// A laboratory for marble diagrams: it plays sources through the real operator, in virtual time.
public enum MarbleLab {
  /// The largest number of steps of a source, and of its marbles.
  public static let stepLimit = 24

  /// The calls that can be played, as diagrams write them: `debounce(2)`.
  public static var calls: Set<String> { Set(chains.keys) }

  /// Plays lines of marbles through an operator, and returns the line that it makes of them within 80 steps.
  ///
  /// - Parameters:
  ///   - call: The call in the operator's diagram.
  ///   - sources: As many lines as the diagram has sources, each of at most ``stepLimit`` steps. An element has at most
  ///     eight letters or digits.
  /// - Throws: A ``MarbleError`` if there is no such call, or a source is not such a line.
  public static func result(of call: String, _ sources: [String]) throws(MarbleError) -> String {
    guard let chain = chains[call] else { throw MarbleError("there is no operator \(call) in the laboratory") }
    guard sources.count == chain.sourceCount else {
      throw MarbleError("\(call): the number of sources is \(chain.sourceCount), not \(sources.count)")
    }
    for source in sources { try check(source) }
    return Marbles.play(sources, chain: chain.make)
  }

  /// The chain of an operator.
  private struct Chain: Sendable {
    let sourceCount: Int
    let make: @Sendable (TestScheduler, [Observable<String>]) -> Observable<String>
  }

  private static let chains: [String: Chain] = {
    var chains = Operators.creating.mapValues { make in Chain(sourceCount: 0) { scheduler, _ in make(scheduler) } }
    for (call, make) in Operators.ofOne {
      chains[call] = Chain(sourceCount: 1) { scheduler, sources in make(sources[0], scheduler) }
    }
    for (call, make) in Operators.ofTwo {
      chains[call] = Chain(sourceCount: 2) { scheduler, sources in make(sources[0], sources[1], scheduler) }
    }
    return chains
  }()

  private static func check(_ source: String) throws(MarbleError) {
    let steps = MarbleDiagram.steps(of: source)
    guard (1...stepLimit).contains(steps.count), steps.joined().count <= stepLimit else {
      throw MarbleError("a source has 1 to \(stepLimit) steps, and at most \(stepLimit) marbles")
    }
    // Anything else does not read as it was written: other blanks, parentheses around nothing.
    guard MarbleDiagram.marbles(of: steps) == source, steps.joined().allSatisfy(\.isPlain) else {
      throw MarbleError(
        "a source is written as in “a b - (c,|)”: elements of letters or digits, one blank between steps")
    }
    guard !steps.joined().dropLast().contains(where: \.isEnd) else {
      throw MarbleError("nothing comes after the end of a source: | and # stand last")
    }
  }
}

/// The reason why marbles cannot be played.
public struct MarbleError: Error, Equatable {
  /// The reason in one line.
  public let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension MarbleDiagram.Event {
  fileprivate var isEnd: Bool { self == .completed || self == .error }

  /// True for an end, and for an element of a few letters or digits.
  fileprivate var isPlain: Bool {
    guard case .element(let text) = self else { return true }
    return (1...8).contains(text.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
